import * as z from 'zod/mini'

/** A link comes from anybody: everything in it is checked, and short enough for a list. */
const shortText = z.string().check(z.maxLength(200))
const fraction = z.number().check(z.gte(0), z.lte(1))
const clean = (text: string) => text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
const count = z.int().check(z.gte(0), z.lte(100_000))

/** One element on the way from the page to the element of a note. It holds structure, and no text of the page. */
const AnchorStep = z.object({
  tag: z.string().check(z.regex(/^[a-zA-Z][\w-]{0,40}$/)),
  /** What identifies it among its siblings: `#content`, `href=/faq`, `name=subject`. */
  key: z.optional(shortText),
  /** Its class names, which differ between kinds of elements. */
  style: z.optional(shortText),
  /** A hash of its text. In the same language, it tells which item of a list is which. */
  text: z.optional(z.string().check(z.regex(/^[\da-z]{1,8}$/))),
  /** Its position among the siblings with the same tag, and their number. */
  index: count,
  siblings: count,
})
export type AnchorStep = z.infer<typeof AnchorStep>

export const Note = z.object({
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** Shown as text only. Control characters could make it read as something else. */
  text: z.string().check(z.overwrite(clean), z.trim(), z.minLength(1)),
  anchor: z.object({
    steps: z.array(AnchorStep).check(z.minLength(1), z.maxLength(100)),
    /** The place of the pin within the element. */
    x: fraction,
    y: fraction,
  }),
  /** The path of the page, without its query, which can hold a search that a person typed. */
  path: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^?#\s\\]{0,2000}$/))),
  story: z.optional(
    z.object({ id: z.string().check(z.regex(/^[a-z\d-]{1,200}$/)), title: shortText }),
  ),
  scenario: shortText,
  /** The day that the page showed, if it was not that of the device: '2026-12-30'. */
  today: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  language: z.enum(['fr', 'en']),
  width: count,
})
export type Note = z.infer<typeof Note>

/** A form of notes that had answers. Deleted notes and answers stayed in it, without their texts. */
const FormerNote = z.object({
  text: z.string(),
  answers: z.array(z.object({ author: z.string(), text: z.string() })),
})

/** Reads a note that anybody may have written: undefined if it is deleted, false if it cannot be read. */
function readNote(item: unknown): Note | undefined | false {
  const { data: former } = FormerNote.safeParse(item)
  if (former?.text === '') return undefined
  const words =
    former?.answers.map(({ author, text }) => text && (author && `(${author}) `) + text) ?? []
  const text = [former?.text, ...words].filter(Boolean).join('\n\n')
  return Note.safeParse(former === undefined ? item : { ...Object(item), text }).data ?? false
}

/** Adds the notes that are not there yet. Known ones stay as they are. */
export function addMissing(own: readonly Note[], others: readonly Note[]): readonly Note[] {
  const notes = new Map(own.map((note) => [note.id, note]))
  for (const note of others) notes.set(note.id, notes.get(note.id) ?? note)
  return [...notes.values()]
}

/** What a list says of where a note was left. */
export function describeContext({ path, story, scenario, today, width }: Note): string {
  const parts = [path ?? story?.title, scenario, today, `${width}\u00A0px`]
  return parts.filter((part) => part !== undefined && part !== 'normal').join(' · ')
}

/** A new id. Not `randomUUID`, which plain HTTP on a network address lacks. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}

/** 1 had answers, states and times. */
const version = 2

const NotesText = z.object({ format: z.string(), version: z.number(), notes: z.array(z.unknown()) })

export interface ParsedNotes {
  readonly notes: readonly Note[]
  /** How many could not be read and are left out. */
  readonly rejectedCount: number
  /** Why nothing could be read. */
  readonly problem?: 'unreadable' | 'newer'
}

export function serializeNotes(format: string, notes: readonly Note[]): string {
  return JSON.stringify({ format, version, notes })
}

/** Parses such a text, of this version or an older one. One damaged note does not make the others useless. */
export function parseNotes(format: string, text: string): ParsedNotes {
  const parsed = NotesText.safeParse(parseJson(text)).data
  if (parsed?.format !== format) return { notes: [], rejectedCount: 0, problem: 'unreadable' }
  if (parsed.version > version) return { notes: [], rejectedCount: 0, problem: 'newer' }
  const read = parsed.notes.map(readNote)
  const notes = read.filter((note) => note !== undefined && note !== false)
  return { notes, rejectedCount: read.filter((note) => note === false).length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How a link holds notes. */
export interface LinkOptions {
  /** The name of the format, by which other texts are refused. */
  readonly format: string
  /** A text as the fragment of a link can hold it, and back. Rejects what is damaged or too large. */
  readonly compress: (text: string) => Promise<string>
  readonly decompress: (data: string) => Promise<string>
}

/** The beginning of the fragment of a link that holds notes. */
export const linkPrefix = '#notes='

/** The link to a page with notes in its fragment, which no server sees. Undefined if they are too many. */
export async function createNotesLink(
  { format, compress }: LinkOptions,
  notes: readonly Note[],
  url: string,
): Promise<string | undefined> {
  const link = url + linkPrefix + (await compress(serializeNotes(format, notes)))
  // What browsers and most chat programs pass on.
  return link.length > 30_000 ? undefined : link
}

/** Reads the notes of a fragment that begins with `linkPrefix`. */
export async function readNotesLink(
  { format, decompress }: LinkOptions,
  fragment: string,
): Promise<ParsedNotes> {
  const text = await decompress(fragment.slice(linkPrefix.length)).catch(() => '')
  const parsed = parseNotes(format, text)
  return parsed.notes.length > 0 ? parsed : { problem: 'unreadable', ...parsed }
}

/** Writes notes for an issue tracker. What people wrote is escaped, so that none of it is markup. */
export function toMarkdown(notes: readonly Note[], getUrl: (note: Note) => string): string {
  const write = (note: Note, index: number) => {
    const place = `[${escape(describeContext(note))}](<${getUrl(note)}>)`
    return `${index + 1}. ${escape(note.text).replaceAll('\n', '\n   ')}\n\n   ${place}\n`
  }
  return notes.map(write).join('\n')
}

/** Escapes everything that Markdown reads as markup, a mention or a reference within a line. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+\-!|~&]/g, String.raw`\$&`).replaceAll('@', '@\u200B')
}
