import * as z from 'zod/mini'

import { htmlToText } from '#content/html-to-text.ts'
import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import type { TextFormat } from '#domain/content-checks/finding.ts'
import type { EntityName, ReferredList } from '#domain/entities.ts'
import { looksLikeHtml } from '#domain/html.ts'
import { htmlToParagraphs, paragraphsToHtml } from '#domain/paragraphs.ts'
import { findSlugCollision, type NamedRecord } from '#domain/slug.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { ImageField } from './ImageField.tsx'
import {
  parseRecordName,
  readHtml,
  readPicture,
  editTextOfHtml,
  readTextOfHtml,
  separateLines,
  toComparableHtml,
  toComparableText,
} from './parse-text.ts'
import type { FieldContext, FieldKind, FormValues, RenderedField } from './record-definition.ts'
import { RecordSelect } from './RecordSelect.tsx'
import type { RecordLists } from './useRecordLists.ts'

/** What a server may write for a text. */
type StoredText = string | null | undefined
type TextKind = FieldKind<string, StoredText, string>

/**
 * Whether a field must be filled in: `checked` before a save, with the text `missing` as its error, or `marked` as required,
 * too (spec 5).
 */
export type Requirement = 'checked' | 'marked'

export const checkFilled = (required: Requirement | undefined) => (value: string) =>
  required !== undefined && value.trim() === '' ? 'missing' : undefined

/** A plain text as it is typed. */
const plainText = {
  schema: z.string(),
  empty: '',
  read: (stored: StoredText) => stored ?? '',
  write: (value: string) => value,
  format: (value: string) => value,
  parse: (value: string): string | undefined => value,
  normalise: toComparableText,
}

/** What the content checks take the value for. */
const listAs = (format: TextFormat) => (value: string | null) => [{ format, text: value ?? '' }]

interface SlugPeers {
  readonly list: ReferredList & EntityName
  /** The records among which the slug of this one must be unique. */
  readonly find: (lists: RecordLists, values: FormValues) => readonly NamedRecord[]
  /** The sentence about the one that gets a number. */
  readonly warn: (
    t: FieldContext['t'],
    numbered: { readonly name: string; readonly slug: string },
  ) => string
}

interface TextOptions {
  required?: Requirement
  /** Whether it is sent without the spaces around it. */
  isTrimmed?: boolean
  /** Warns that another record has the same slug: one of the two will get a number. */
  slugPeers?: SlugPeers
  /** Whether it is the title of a page of the site. */
  isTitle?: boolean
  autoCapitalize?: 'characters'
  spellCheck?: false
}

/** One line of text. */
export function text(options: TextOptions = {}): TextKind {
  const { required, isTrimmed = false, isTitle = false, slugPeers, ...attributes } = options
  return {
    ...plainText,
    // What no spelling applies to is a code.
    ...(attributes.spellCheck !== false && { listTexts: listAs(isTitle ? 'title' : 'line') }),
    ...(slugPeers && { lists: [slugPeers.list], isInAddress: true }),
    write: (value) => (isTrimmed ? value.trim() : value),
    check: checkFilled(required),
    render: (field) => (
      <TextField
        {...field.getInputProps()}
        {...(slugPeers
          ? { hint: getSlugHint(field, slugPeers), announce: 'hint' }
          : { hint: field.texts['hint'] })}
        autoComplete="off"
        required={required === 'marked'}
        {...attributes}
      />
    ),
  }
}

function getSlugHint(
  { t, id, lists, values, valueProps: { value } }: RenderedField<string>,
  { find, warn }: SlugPeers,
): string | undefined {
  const numbered = findSlugCollision({ id, name: value }, find(lists, values))
  return numbered && warn(t, { name: numbered.name.trim(), slug: numbered.slug })
}

interface MultilineOptions {
  rows: number
  /** Whether it leads into the text of a page. */
  isIntroduction?: boolean
  required?: Requirement
}

/** Several lines of text. */
export function multiline({ rows, required, isIntroduction }: MultilineOptions): TextKind {
  return {
    ...plainText,
    listTexts: listAs(isIntroduction === true ? 'introduction' : 'lines'),
    check: checkFilled(required),
    render: (field) => (
      <TextArea
        {...field.getInputProps()}
        hint={field.texts['hint']}
        rows={rows}
        required={required === 'marked'}
      />
    ),
  }
}

/** HTML of paragraphs only, typed as plain text. What is not changed is sent exactly as the record had it. */
export function paragraphs(options: Omit<MultilineOptions, 'required'>): TextKind {
  return {
    ...multiline(options),
    read: (stored) => htmlToParagraphs(stored ?? ''),
    write: (value, stored) => paragraphsToHtml(value, stored ?? ''),
    parse: (typed, { current }) =>
      readTextOfHtml(typed, current) ??
      (looksLikeHtml(typed) ? htmlToParagraphs(readHtml(typed)) : separateLines(typed)),
  }
}

/** HTML, typed in the editor. `size`: that of its text on the public page. */
export function richText({ size }: { size?: 'article' } = {}): TextKind {
  return {
    ...plainText,
    format: (value) => htmlToText(value, '\n'),
    content: 'html',
    listTexts: listAs('html'),
    parse: (typed, { current }) =>
      readTextOfHtml(typed, current) ?? editTextOfHtml(typed, current) ?? readHtml(typed),
    normalise: toComparableHtml,
    render: (field) => <RichTextEditor {...field.getFileProps()} size={size} />,
  }
}

/** A picture: a data URL, a URL, or none. */
export function image(): FieldKind<string | null, StoredText, string | null> {
  return {
    schema: z.nullable(z.string()),
    empty: null,
    read: (stored) => stored || null,
    write: (value) => value,
    // Base64 writes a kilobyte in about 1,370 characters. In words, nothing else tells two pictures apart.
    format: (value, { t }) =>
      value === null
        ? t('image.none')
        : t('image.present', { size: Math.round(value.length / 1370) }),
    content: 'picture',
    listTexts: listAs('picture'),
    parse: readPicture,
    render: (field) => <ImageField {...field.getFileProps()} />,
  }
}

type StoredId = number | null | undefined
type ReferenceKind<Sent> = FieldKind<string, StoredId, Sent>

interface ReferenceOptions {
  required?: Requirement
  /** Whether no choice has a meaning, which the placeholder says. */
  isEmptyNamed?: boolean
}

/** One record of a list, perhaps none. */
export function reference(
  list: ReferredList,
  { required, isEmptyNamed = false }: ReferenceOptions = {},
): ReferenceKind<number | null> {
  return {
    schema: z.string(),
    empty: '',
    lists: [list],
    read: toSelectValue,
    write: (value) => (value === '' ? null : Number(value)),
    format: (value, { lists, texts }) =>
      value === '' && isEmptyNamed
        ? (texts['placeholder'] ?? '')
        : findRecordName(lists[list].data, value),
    check: checkFilled(required),
    parse: (name, { context }) => parseRecordName(name, context.lists[list].data, context),
    render: (field) => (
      <RecordSelect
        {...getSelectProps(field, required)}
        query={field.lists[list]}
        toOption={({ id, name }) => ({ value: String(id), label: name })}
      />
    ),
  }
}

/** One record of a list, which must be chosen. */
export function requiredReference(
  list: ReferredList,
  required: Requirement = 'checked',
): ReferenceKind<number> {
  return { ...reference(list, { required }), write: Number }
}

/** What the select of a reference takes. */
export function getSelectProps(field: RenderedField<string>, required?: Requirement) {
  const { hint, placeholder = '' } = field.texts
  return { ...field.valueProps, hint, placeholder, required: required === 'marked' }
}

/** Converts an id to a select's value. */
export function toSelectValue(id: StoredId): string {
  return id == null ? '' : String(id)
}

/** The name of the record that a select's value stands for; its number while the list is not loaded. */
export function findRecordName(records: readonly NamedRecord[] | undefined, value: string): string {
  if (value === '') return ''
  return records?.find(({ id }) => String(id) === value)?.name ?? `nº\u00a0${value}`
}
