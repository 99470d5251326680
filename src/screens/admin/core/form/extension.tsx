import { Fragment, type ComponentType } from 'react'

import type { EntityName } from '#domain/entities.ts'
import type { Elements } from '#ui/elements.ts'

import type { FormValues } from '../definition/record-definition.ts'
import type { SavedRecord } from '../layout/saved-record.ts'
import type { SaveOutcome } from './save-run.ts'
import type { RecordFormState } from './useRecordForm.ts'

/**
 * What a feature adds to the form of a record, and what it does when something happens to it. The form knows these places,
 * and no feature.
 */
export interface FormPart {
  /** In the header, before the buttons that save. */
  readonly headerActions?: Elements
  /** In the header of a form with unsaved changes. */
  readonly unsavedNote?: Elements
  /** Above the fields. */
  readonly notice?: Elements
  /** Around a field. */
  readonly wrapField?: (name: string, field: Elements) => Elements
  readonly belowFields?: Elements
  /** In the message of a save that has cleared the form: where the record leads to. */
  readonly savedActions?: (saved: SavedRecord, options: { readonly hasEdit: boolean }) => Elements
  /** The server has accepted a save, perhaps after the form was left. `values` are what was sent. */
  readonly onSaved?: (outcome: SaveOutcome, values: FormValues) => void
  /** A stored draft has taken the place of what was in the form. */
  readonly onDraftRestored?: () => void
}

/** A feature of the back-office, as the forms of records see it. */
export interface FormExtension {
  readonly name: string
  /** Called at each render of a form: it may use hooks. */
  readonly useFormPart?: (form: RecordFormState) => FormPart
  /** Offered where the server does not have the record. */
  readonly Missing?: ComponentType<{ readonly entity: EntityName; readonly id: number }>
}

/** The part of an extension, by the name of the extension. */
export type NamedPart = FormPart & Pick<FormExtension, 'name'>

/** Asks each extension for its part. */
export function useFormParts(
  extensions: readonly FormExtension[],
  form: RecordFormState,
): readonly NamedPart[] {
  // oxlint-disable-next-line react/rules-of-hooks -- the list of extensions is a constant
  return extensions.map(({ name, useFormPart }) => ({ name, ...useFormPart?.(form) }))
}

interface FormPlaceProps {
  parts: readonly NamedPart[]
  name: 'headerActions' | 'unsavedNote' | 'notice' | 'belowFields'
}

/** A place of a form, with what the extensions add there, in their order. */
export function FormPlace({ parts, name: place }: FormPlaceProps) {
  return parts.map((part) => <Fragment key={part.name}>{part[place]}</Fragment>)
}
