import { journey, type Mutation } from '../mutation.ts'

const recordForm = 'src/screens/admin/form/useRecordForm.ts'
const drafts = 'src/screens/admin/form/useDraft.ts'
const forms = 'tests/journeys/admin-forms.spec.ts'

/** What was typed, and what is written by it. */
export const inForms: readonly Mutation[] = [
  {
    name: 'what was typed, emptied when saving fails',
    file: recordForm,
    text: 'setFailure(failed)',
    replacement: 'setFailure(failed)\n    form.reset()',
    check: journey('tests/trust/bad-days.spec.ts', 'a line cut in the middle of saving', [
      'demo',
      'site',
    ]),
    says: /Sénégal/,
  },
  {
    name: 'one request for a double click: a record',
    file: recordForm,
    text: 'if (isBusy.current) return',
    replacement: '',
    check: journey(forms, 'a double click saves once'),
    says: /toHaveLength/,
  },
  {
    name: 'one request for a double click: a message',
    file: 'src/parts/contact-form/useContactForm.ts',
    text: 'if (isSending.current) return',
    replacement: '',
    check: journey('tests/journeys/contact.spec.ts', 'a double click sends one mail'),
    says: /toEqual/,
  },
  {
    name: 'a record changed elsewhere, noticed before it is overwritten',
    file: recordForm,
    text: 'if (!isSame(theirs, known)) {',
    replacement: 'if (isSame(theirs, undefined)) {',
    check: journey(forms, 'is noticed before it is overwritten'),
    says: /Cette fiche a changé/,
  },
  {
    name: 'a draft of what is not saved',
    file: drafts,
    text: 'void writeDraft(key, {',
    replacement: 'void ({',
    check: journey(forms, 'of an unsaved form is offered back'),
    says: /articles\/new/,
  },
  {
    name: 'a draft that goes once the form is saved',
    file: drafts,
    text: 'isFinished.current = true\n      setOffer(undefined)\n      await removeDraft(key)',
    replacement: 'isFinished.current = true\n      setOffer(undefined)',
    check: journey(forms, 'of an unsaved form is offered back'),
    says: /articles\/new/,
  },
  {
    name: 'the question before what is not saved is left',
    file: 'src/screens/admin/form/useUnsavedGuard.ts',
    text: 'const asks = () => mustAsk.current && !isOpen.current',
    replacement: 'const asks = () => false',
    check: journey(forms, 'closing and reloading ask'),
    says: /beforeunload/,
  },
]
