import { useTranslation } from 'react-i18next'

import type { FieldContext, FieldTexts, RecordDefinition } from './record-definition.ts'
import { useRecordLists } from './useRecordLists.ts'

/** What the fields of a form need to show their values in words. */
export function useFieldContexts({ entity, fields }: RecordDefinition) {
  const { t, i18n } = useTranslation('adminForms')
  const lists = useRecordLists(Object.values(fields).flatMap((field) => field.lists ?? []))
  const texts: Readonly<Record<string, FieldTexts>> = t(`${entity}.fields`, { returnObjects: true })
  const { language } = i18n
  return {
    lists,
    getContext: (name: string): FieldContext => ({
      t,
      language,
      lists,
      texts: texts[name] ?? { label: name },
    }),
  }
}
