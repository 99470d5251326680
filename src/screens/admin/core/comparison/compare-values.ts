import { parseSanitised } from '#content/sanitise.ts'
import {
  areSameBlocks,
  readHtmlBlocks,
  readTextBlocks,
  type Block,
} from '#domain/versions/blocks.ts'

import type {
  FieldContext,
  FieldKind,
  FormValues,
  RecordDefinition,
  ValuePart,
} from '../definition/record-definition.ts'

/** A text, HTML or a picture in two versions. */
export interface ComparedText {
  readonly name: string
  /** Of a field of a part; the field itself has its own. */
  readonly label: string | undefined
  readonly content: 'text' | 'html' | 'picture'
  readonly before: string
  readonly after: string
  readonly isSame: boolean
}

/** A part of a field, such as a service level; the whole of most fields. */
export interface ComparedPart {
  readonly key: string
  readonly label: string | undefined
  readonly status: 'same' | 'changed' | 'added' | 'removed'
  readonly texts: readonly ComparedText[]
}

export interface ComparedField {
  readonly name: string
  readonly label: string
  readonly isSame: boolean
  readonly parts: readonly ComparedPart[]
}

type GetContext = (name: string) => FieldContext

/** Compares two versions of a record, field by field, as its definition says. */
export function compareValues(
  { fields }: Pick<RecordDefinition, 'fields'>,
  before: FormValues,
  after: FormValues,
  getContext: GetContext,
): ComparedField[] {
  return Object.entries(fields).map(([name, field]) => {
    const context = getContext(name)
    const read = (values: FormValues) => field.toParts?.(values[name], context) ?? []
    const parts =
      field.toParts === undefined
        ? [compareWhole(name, field, before[name], after[name], context)]
        : compareParts(read(before), read(after))
    return {
      name,
      label: context.texts.label,
      isSame: parts.every(({ status }) => status === 'same'),
      parts,
    }
  })
}

/** Whether two versions say the same. What the server trims or numbers does not count. */
export function isSameVersion(
  definition: Pick<RecordDefinition, 'fields'>,
  before: FormValues,
  after: FormValues,
  getContext: GetContext,
): boolean {
  return compareValues(definition, before, after, getContext).every(({ isSame }) => isSame)
}

/** The blocks of a text or of HTML, which is sanitised. */
export function readBlocks(content: 'text' | 'html', value: string): Block[] {
  return content === 'html' ? readHtmlBlocks(parseSanitised(value)) : readTextBlocks(value)
}

function compareWhole(
  name: string,
  field: FieldKind<unknown, unknown, unknown>,
  before: unknown,
  after: unknown,
  context: FieldContext,
): ComparedPart {
  const content = field.content ?? 'text'
  const toText = (value: unknown) => {
    if (content === 'text') return field.format(value, context)
    return typeof value === 'string' ? value : ''
  }
  const text = compareText({ name, label: undefined, content }, toText(before), toText(after))
  return {
    key: name,
    label: undefined,
    status: text.isSame ? 'same' : 'changed',
    texts: [text],
  }
}

/** Parts are the same by their ids; those that the server has numbered since, by their names. */
function compareParts(before: readonly ValuePart[], after: readonly ValuePart[]): ComparedPart[] {
  const rest = new Set(before)
  const take = (isMatch: (part: ValuePart) => boolean) => {
    const found = [...rest].find(isMatch)
    if (found !== undefined) rest.delete(found)
    return found
  }
  const sameIds = after.map(({ id }) => take((part) => part.id === id))
  const pairs = after.map(
    (part, index) => [sameIds[index] ?? take(({ label }) => label === part.label), part] as const,
  )
  return [
    ...pairs.map(([old, part]) => comparePart(old, part)),
    ...[...rest].map((part) => comparePart(part, undefined)),
  ]
}

function comparePart(before: ValuePart | undefined, after: ValuePart | undefined): ComparedPart {
  const named = after ?? before
  const texts = (named?.fields ?? []).map(({ name, label, content }) =>
    compareText({ name, label, content }, getValue(before, name), getValue(after, name)),
  )
  const isSame = texts.every((text) => text.isSame)
  const changed = isSame ? 'same' : 'changed'
  return {
    key: `${before === undefined ? 'new' : 'old'}-${named?.id ?? ''}`,
    label: named?.label,
    status: before === undefined ? 'added' : after === undefined ? 'removed' : changed,
    texts,
  }
}

function getValue(part: ValuePart | undefined, name: string): string {
  return part?.fields.find((field) => field.name === name)?.value ?? ''
}

function compareText(
  text: Pick<ComparedText, 'name' | 'label' | 'content'>,
  before: string,
  after: string,
): ComparedText {
  return { ...text, before, after, isSame: isSameText(text.content, before, after) }
}

function isSameText(content: ComparedText['content'], before: string, after: string): boolean {
  if (before === after) return true
  if (content === 'picture') return false
  return areSameBlocks(readBlocks(content, before), readBlocks(content, after))
}
