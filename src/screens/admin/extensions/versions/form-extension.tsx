import type { FormExtension } from '../../core/form/extension.tsx'
import { RecreateMissing } from './RecreateMissing.tsx'
import { RecreationNotice } from './RecreationNotice.tsx'
import { useRecreation } from './useRecreation.ts'
import { useVersionKeeping } from './useVersionKeeping.ts'
import { VersionsButton } from './VersionsButton.tsx'

/** Keeps the versions of a record on this device, compares and restores them, and creates deleted records again. */
export const versionsInForms: FormExtension = {
  name: 'versions',
  useForm(form) {
    const versions = useVersionKeeping(form)
    const recreation = useRecreation(form)
    return {
      headerActions: <VersionsButton form={form} onRestore={versions.restore} />,
      notice: <RecreationNotice recreation={recreation.state} />,
      onSaved(outcome) {
        void versions.keepSaved(outcome)
        if (outcome.wasNew) recreation.finish()
      },
      onOverruled: (id, typed) => void versions.keepOverruled(id, typed),
      // What is saved now is the draft: the deleted record is still one that was not created again.
      onDraftRestored: recreation.end,
    }
  },
  Missing: RecreateMissing,
}
