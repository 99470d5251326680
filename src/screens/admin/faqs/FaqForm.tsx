import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { nameOf } from '../form/fields.ts'
import styles from '../form/FormFrame.module.css'
import { FormFrame } from '../form/FormFrame.tsx'
import { idOf } from '../form/idParameter.ts'
import { RecordGate, RecordNotFound } from '../form/RecordGate.tsx'
import { useProblems } from '../form/useProblems.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { FaqSubject } from './FaqSubject.tsx'
import { bodyOf, emptyFaq, FaqValues, otherSubject, valuesOf } from './values.ts'

const list = 'faqs'

/** 'Créer une FAQ', at the id 'new' (spec 2.13). */
export function FaqCreation() {
  return <FaqForm id={undefined} loaded={emptyFaq} />
}

/** 'Modifier une FAQ', filled from the list (decisions.md, 7). */
export function FaqEdition({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = idOf(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('faqs.notFound')} list={list} />
  ) : (
    <FaqLoader key={recordId} id={recordId} />
  )
}

/** There is no call for one FAQ: it is found in the list (contract.md). */
function FaqLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.faqs.list(), staleTime: 0 })
  return (
    <RecordGate
      query={query}
      find={(faqs) => faqs.find((faq) => faq.id === id)}
      title={t('titles.editFaq')}
      notFoundTitle={t('faqs.notFound')}
      list={list}
    >
      {(faq) => <FaqForm id={id} loaded={valuesOf(faq)} />}
    </RecordGate>
  )
}

interface FaqFormProps {
  id: number | undefined
  loaded: FaqValues
}

function FaqForm({ id, loaded }: FaqFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const formId = useId()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const record = useRecordForm<FaqValues>({
    draftKey: `faqs/${id ?? 'new'}`,
    loaded,
    resolver: zodResolver(FaqValues),
    fields: ['question', 'response', 'countryId', 'visaId'],
    readCurrent: id === undefined ? undefined : readCurrent(id),
    save: (values) =>
      id === undefined
        ? calls.faqs.create({ body: bodyOf(values) })
        : calls.faqs.update({ parameters: { id }, body: bodyOf(values) }),
    affected: ['faqs'],
    // The fields are cleared and one stays (spec 4).
    onSaved() {
      record.fill(emptyFaq)
    },
  })
  function readCurrent(faqId: number) {
    return async () => {
      const faq = (await calls.faqs.list({})).find((each) => each.id === faqId)
      // Without it the server answers 404 to the save, which says what has happened.
      return faq === undefined ? loaded : valuesOf(faq)
    }
  }
  const fields = [
    { name: 'question', label: t('faqs.question'), show: (v: FaqValues) => v.question },
    { name: 'response', label: t('faqs.response'), show: (v: FaqValues) => v.response },
    {
      name: 'countryId',
      label: t('faqs.country'),
      show: (v: FaqValues) => nameOf(countries.data, v.countryId),
    },
    {
      name: 'visaId',
      label: t('faqs.subject'),
      show: (v: FaqValues) =>
        v.visaId === otherSubject ? t('faqs.other') : nameOf(visas.data, v.visaId),
    },
  ] as const
  const { problems, errorOf } = useProblems(record.form.formState.errors, fields)
  const idOfField = (name: string) => `${formId}${name}`

  return (
    <FormFrame
      record={record}
      title={t(id === undefined ? 'titles.createFaq' : 'titles.editFaq')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      list={list}
      idOf={idOfField}
      problems={problems}
      fields={fields}
      failureTitle={t('faqs.failed')}
      success={
        <Success
          times={record.savedTimes}
          text={t(id === undefined ? 'faqs.created' : 'faqs.edited')}
        />
      }
    >
      <TextField
        id={idOfField('question')}
        label={t('faqs.question')}
        error={errorOf('question')}
        autoComplete="off"
        required
        {...record.form.register('question')}
      />
      <TextArea
        id={idOfField('response')}
        label={t('faqs.response')}
        error={errorOf('response')}
        rows={8}
        required
        {...record.form.register('response')}
      />
      <FaqSubject form={record.form} countries={countries} idOf={idOfField} errorOf={errorOf} />
    </FormFrame>
  )
}

/** Focused, and so read out, after each save: the form has stayed where it is. */
function Success({ times, text }: { times: number; text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (times > 0) place.current?.focus()
  }, [times])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.success}>
      {times > 0 && <Notice kind="confirmation" title={text} />}
    </div>
  )
}
