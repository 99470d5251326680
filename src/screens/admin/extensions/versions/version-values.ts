import {
  mapFields,
  readStoredValues,
  type FormValues,
  type RecordDefinition,
} from '../../core/definition/record-definition.ts'
import type { KeptVersion } from './version-store.ts'

/** The values of a version for the form; undefined if none of them can be read. */
export function readFormValues(
  definition: RecordDefinition,
  version: Pick<KeptVersion, 'origin' | 'values'>,
): FormValues | undefined {
  try {
    // What the server had was kept as it was: lists do not know how a form reads it.
    const values =
      version.origin === 'deleted' ? definition.toFormValues(version.values) : version.values
    return readStoredValues(definition.fields, values, definition.emptyValues)?.values
  } catch {
    return undefined
  }
}

/** The values as they can be saved now, beside what the server has. */
export function toRestoredValues(
  { fields }: Pick<RecordDefinition, 'fields'>,
  values: FormValues,
  current: FormValues,
): FormValues {
  return mapFields(fields, (field, name) =>
    field.restore === undefined ? values[name] : field.restore(values[name], current[name]),
  )
}
