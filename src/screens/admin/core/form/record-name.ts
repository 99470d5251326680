import { getNameField, getReferences } from '#domain/entities.ts'

import type { FormValues, RecordDefinition } from '../definition/record-definition.ts'
import type { FormField } from './useFormFields.ts'

/** What a record is called: its name; a record without one is called after what it refers to. */
export function getRecordName(
  { entity }: RecordDefinition,
  fields: readonly FormField[],
  values: FormValues,
): string {
  const nameField = getNameField(entity)
  const own = fields.filter(({ name }) => name === nameField)
  const references = new Set(getReferences(entity).map(({ field }) => field))
  const naming = own.length > 0 ? own : fields.filter(({ name }) => references.has(name))
  return naming
    .map(({ formatValue }) => formatValue(values).trim())
    .filter((part) => part !== '')
    .join(' – ')
}
