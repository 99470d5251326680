import type { FormExtension } from '../../core/form/extension.tsx'
import { RecreateMissing } from './RecreateMissing.tsx'
import { RecreationNotice } from './RecreationNotice.tsx'
import { useRecreation } from './useRecreation.ts'
import { useRestoration } from './useRestoration.ts'
import { VersionsButton } from './VersionsButton.tsx'

/** Keeps the versions of a record on this device, compares and restores them, and creates deleted records again. */
export const versionsInForms: FormExtension = {
  name: 'versions',
  useFormPart(form) {
    const restore = useRestoration(form)
    const recreation = useRecreation(form)
    return {
      headerActions: <VersionsButton form={form} onRestore={restore} />,
      notice: <RecreationNotice recreation={recreation.state} />,
      onSaved(outcome) {
        if (outcome.wasNew) recreation.finish()
      },
      // What is saved now is the draft: the deleted record is still one that was not created again.
      onDraftRestored: recreation.end,
    }
  },
  Missing: RecreateMissing,
}
