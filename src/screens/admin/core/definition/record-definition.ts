import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'

import type { Api } from '#api/api.ts'
import type { FileFieldProps } from '#content/prepare-image.ts'
import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import type { CheckedText, TextPart } from '#domain/content-checks/finding.ts'
import type { EntityName, ReferredList } from '#domain/entities.ts'
import type { adminForms } from '#i18n/fr/adminForms.ts'
import { mapRecord } from '#platform/map-record.ts'
import type { Elements } from '#ui/elements.ts'

import type { PendingInput } from './usePendingInput.ts'
import type { RecordLists } from './useRecordLists.ts'

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, unknown>>

/** The texts of a field: its label, perhaps a hint and a placeholder, and a sentence for each error of its kind. */
export type FieldTexts = Readonly<Partial<Record<string, string>>> & { readonly label: string }

/** What a field needs to check a value or to show it in words. */
export interface FieldContext {
  readonly t: TFunction<'adminForms'>
  readonly language: string
  readonly texts: FieldTexts
  readonly lists: RecordLists
}

interface ValueProps<Value> {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly name: string
  readonly value: Value
  onChange(value: Value): void
}

/** What the input of a field takes. */
export interface FormFieldProps<Value> {
  /** For a field that passes its value to `onChange`. */
  readonly valueProps: ValueProps<Value>
  /** For a native input. */
  readonly getInputProps: () => Omit<ValueProps<Value>, 'value' | 'onChange'> &
    UseFormRegisterReturn
  /** For a field that accepts files: an image or rich text. */
  readonly getFileProps: () => ValueProps<Value> & FileFieldProps
  /** Of the whole form. */
  readonly pendingInput: PendingInput
}

/** What a field needs to render its input. */
export interface RenderedField<Value> extends FieldContext, FormFieldProps<Value> {
  readonly name: string
  /** The id of the record; undefined if it is new. */
  readonly id: number | undefined
  readonly values: FormValues
  readonly setValue: (name: string, value: unknown) => void
}

/** A part of a value that is a list, as the comparison of versions names it. */
export interface ValuePart {
  /** Tells it from the other parts, in every version. */
  readonly id: string | number
  readonly label: string
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly content: 'text' | 'html'
    readonly value: string
  }[]
}

/** What a text of a file is read with. */
export interface ParsedText<Value> {
  readonly context: FieldContext
  /** Those of the fields before it are the file's. */
  readonly values: FormValues
  /** What the record has; undefined for a new one. */
  readonly current: Value | undefined
}

/**
 * All that a field does, said once by its kind: `Value` is what the form holds, `Stored` what a record has, and `Sent` what
 * a request has. Form, error summary, comparison of versions, drafts and requests follow from it.
 */
export interface FieldKind<Value, Stored, Sent> {
  /**
   * The type of the value. What an older version of the form stored on the device may have another; a part that it did not
   * know gets the schema's default.
   */
  readonly schema: z.ZodMiniType<Value>
  /** In a new record. */
  readonly empty: Value
  /** The lists that it refers to. */
  readonly lists?: readonly ReferredList[]
  read(stored: Stored): Value
  /** `stored` is undefined for a new record. */
  write(value: Value, stored: Stored | undefined, lists: RecordLists): Sent
  /** The value in words. */
  format(value: Value, context: FieldContext): string
  /** Why the value cannot be saved: the name of one of the field's texts. `values` are known to plans only. */
  check?(value: Value, lists: RecordLists, values?: FormValues): string | undefined
  /** The value that a text of a file stands for; undefined if for none. Without it, no column fills the field. */
  parse?(text: string, source: ParsedText<Value>): Value | undefined
  /** What a plan compares; by default what counts as a change. */
  normalise?(value: Value): unknown
  render(field: RenderedField<Value>): Elements
  /** The value that a new record, and a copy, begins with, where a list of the field says it. */
  start?(lists: RecordLists): Value | undefined
  /** The value in a copy of the record. By default it is the same. */
  copy?(value: Value): Value
  /** What the value is for the comparison of versions. By default its lines are those of `format`. */
  content?: 'html' | 'picture'
  /** The parts of a value that is a list. The comparison of versions goes through their fields. */
  toParts?(value: Value, context: FieldContext): readonly ValuePart[]
  /** The value of an older version as it can be saved now. `current` is what the server has. */
  restore?(value: Value, current: Value): Value
  /** The texts that the content checks read, each with what it is. Without it, the field has none. */
  listTexts?(value: Value): readonly CheckedText[]
  /** A part of the value in words, and the value that shows its input, which then has the id of the field with its name. */
  readonly parts?: {
    format(part: TextPart, value: Value, context: Pick<FieldContext, 't' | 'texts'>): string
    open(value: Value, part: TextPart): Value
  }
  /** Whether the address of the record's public page is made of the value. */
  readonly isInAddress?: boolean
  /** What counts as a change. By default every difference does. */
  toComparable?(value: Value): unknown
  /** Fields with the same unit are merged as one: a visa belongs to its country. By default each is its own. */
  readonly unit?: string
  /** The changes of two people in one value, with this form's where both changed the same. */
  merge?(versions: { base: Value; mine: Value; theirs: Value }): {
    readonly value: Value
    readonly isDisputed: boolean
  }
  /** Adds the ids that the server gave to new parts of the value. */
  withStoredIds?(value: Value, stored: Value, submitted: Value): Value
  /** While the form cannot be submitted because of the value: why, and the value after an attempt. */
  getLock?(
    value: Value,
    context: FieldContext,
  ): { readonly reason: string; readonly attempted: Value } | undefined
}

/** How a form reads and writes the records of its entity. The calls of the contract fit. */
export interface RecordCalls<Item = unknown, Body = unknown> {
  detail(input: { parameters: { id: number } }, signal?: AbortSignal): Promise<Item>
  list(
    input: { parameters?: undefined },
    signal?: AbortSignal,
  ): Promise<readonly (Item & { readonly id: number })[]>
  create(input: { body: Body }): Promise<unknown>
  update(input: { parameters: { id: number }; body: Body & { id: number } }): Promise<unknown>
}

export interface PreviewProps<Item, Body> {
  /** Undefined for a new record. */
  readonly id: number | undefined
  readonly original: Item | undefined
  readonly body: Body
}

/** How the records of an entity are read, edited and written. */
export interface RecordDefinition<Item = unknown, Body = unknown> {
  readonly entity: EntityName
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, FieldKind<unknown, unknown, unknown>>>
  /** Fields that stand side by side with the next one. */
  readonly besideNext: readonly string[]
  /** The last fields, which stand beside the others where there is room. */
  readonly aside: readonly string[]
  /** Whether a save clears the form, instead of leading back to the list. */
  readonly staysOpen: boolean
  readonly saveErrorTitle: 'saveErrors.title' | 'faqs.failed'
  /** The page of the record as visitors will see it. */
  readonly Preview?: { render(props: PreviewProps<Item, Body>): ReactNode }['render']
  readonly emptyValues: FormValues
  getCalls(calls: Api['calls']): RecordCalls<Item, Body>
  /** The texts that English pages show translated. */
  listTranslated?(body: Body): readonly TranslatableField[]
  toFormValues(record: Item): FormValues
  toRequestBody(values: FormValues, original: Item | undefined, lists: RecordLists): Body
}

type Texts = typeof adminForms

type Options<Entity extends EntityName, Item, Body, Stored, Fields> = Pick<
  RecordDefinition<Item, Body>,
  'getCalls' | 'listTranslated' | 'Preview'
> & {
  readonly entity: Entity
  readonly fields: Fields
  readonly besideNext?: readonly (keyof Fields & string)[]
  readonly aside?: readonly (keyof Fields & string)[]
  readonly staysOpen?: boolean
  readonly saveErrorTitle?: RecordDefinition['saveErrorTitle']
  /** The record with its fields as the kinds read them. By default the record is. */
  readonly getStored?: (record: Item) => Stored
  /** What a request has beside the fields. */
  readonly getOthers: (original: Item | undefined) => Omit<Body, keyof Fields>
}

/**
 * Defines the records of an entity: `defineRecord<Visa, VisaInput>()({ entity: 'visas', fields: { name: text(), … } })`. A
 * field without texts, a text without its field, and a part of the request that nothing gives are errors of types.
 */
export function defineRecord<Item, Body, Stored = Item>() {
  return <
    Entity extends EntityName,
    Fields extends {
      readonly [Name in keyof Fields]: Name extends keyof Body &
        keyof Stored &
        keyof Texts[Entity]['fields']
        ? FieldKind<unknown, Stored[Name], Body[Name]>
        : never
    } & { readonly [Name in keyof Texts[Entity]['fields']]: unknown },
  >(
    options: Options<Entity, Item, Body, Stored, Fields>,
  ): RecordDefinition<Item, Body> => {
    const { entity, besideNext = [], aside = [], staysOpen = false, getOthers } = options
    const { saveErrorTitle = 'saveErrors.title' } = options
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the constraint of `Fields` says so, name by name
    const fields = options.fields as unknown as RecordDefinition['fields']
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without `getStored`, `Stored` is `Item`
    const toStored = (options.getStored ?? ((record) => record)) as (record: Item) => FormValues
    return {
      entity,
      fields,
      besideNext,
      aside,
      staysOpen,
      saveErrorTitle,
      getCalls: options.getCalls,
      ...(options.Preview && { Preview: options.Preview }),
      ...(options.listTranslated && { listTranslated: options.listTranslated }),
      emptyValues: mapFields(fields, ({ empty }) => empty),
      toFormValues(record) {
        const stored = toStored(record)
        return mapFields(fields, (field, name) => field.read(stored[name]))
      },
      toRequestBody(values, original, lists) {
        const stored = original === undefined ? {} : toStored(original)
        const sent = mapFields(fields, (field, name) =>
          field.write(values[name], stored[name], lists),
        )
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind writes its part of the body
        return { ...sent, ...getOthers(original) } as Body
      },
    }
  }
}

/** Makes a value of each field. */
export function mapFields<Result>(
  fields: RecordDefinition['fields'],
  map: (field: FieldKind<unknown, unknown, unknown>, name: string) => Result,
): Readonly<Record<string, Result>> {
  return mapRecord(fields, map)
}

/**
 * The values that were stored on the device, perhaps by an older version of the form. A field that cannot be read has its
 * value of `fallback`. Undefined if nothing can be read.
 */
export function readStoredValues(
  fields: Readonly<Record<string, Pick<FieldKind<unknown, unknown, unknown>, 'schema'>>>,
  stored: unknown,
  fallback: FormValues,
): { values: FormValues; unreadable: readonly string[] } | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const typed = new Map<string, unknown>(Object.entries(stored))
  const readable = Object.entries(fields).flatMap(([name, { schema }]) => {
    const value = z.safeParse(schema, typed.get(name))
    return value.success ? [[name, value.data] as const] : []
  })
  if (readable.length === 0) return undefined
  const values = Object.fromEntries(readable)
  return {
    values: { ...fallback, ...values },
    unreadable: Object.keys(fields).filter((name) => !(name in values)),
  }
}
