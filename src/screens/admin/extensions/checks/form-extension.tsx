import type { FormExtension } from '../../core/form/extension.tsx'
import { RemarkedField, RemarksSummary } from './FormRemarks.tsx'
import { useFormRemarks } from './useFormRemarks.ts'
import { useRemarksToast } from './useRemarksToast.tsx'

/** The remarks on the texts of a record: beside their fields, below all fields, and once it is saved. */
export const checksInForms: FormExtension = {
  name: 'checks',
  useFormPart(form) {
    const remarks = useFormRemarks(form)
    const toastRemarks = useRemarksToast(form.definition)
    return {
      wrapField: (name, field) => (
        <RemarkedField
          name={name}
          remarks={remarks}
          hasParts={form.definition.fields[name]?.parts !== undefined}
        >
          {field}
        </RemarkedField>
      ),
      belowFields: <RemarksSummary form={form} remarks={remarks} />,
      onSaved({ next, saving }, values) {
        if (next !== 'left') toastRemarks(saving, values)
      },
    }
  },
}
