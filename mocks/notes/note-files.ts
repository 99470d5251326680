import * as z from 'zod/mini'

import { Note, noteLimits } from './note.ts'
import { isPictureUrl, isReadablePicture, type Pictures } from './pictures.ts'

export const fileFormat = 'droit-de-cite-notes'
const fileVersion = 1

/** Why a file or a link has no notes to add. */
export type InvalidNotesReason =
  | 'tooLarge'
  | 'incomplete'
  | 'otherFormat'
  | 'otherVersion'
  | 'noNotes'

export class InvalidNotesError extends Error {
  override readonly name = 'InvalidNotesError'
  readonly reason: InvalidNotesReason

  constructor(reason: InvalidNotesReason) {
    super(`These are no notes that can be read: ${reason}`)
    this.reason = reason
  }
}

export interface ParsedNotes {
  readonly notes: readonly Note[]
  /** How many could not be read and were left out. */
  readonly rejectedCount: number
  readonly pictures: Pictures
  /** How many pictures could not be read. Their notes stay. */
  readonly rejectedPictureCount: number
}

/** Above any review, below what makes a tab stop. */
const maxBytes = 15_000_000

const NotesFile = z.object({
  format: z.literal(fileFormat),
  version: z.unknown(),
  notes: z.array(z.unknown()),
  pictures: z.optional(z.unknown()),
})

/** The notes as the text of a JSON file, with those of the pictures that belong to them. */
export function serializeNotes(notes: readonly Note[], pictures?: Pictures): string {
  const ids = new Set(notes.map(({ id }) => id))
  return JSON.stringify({
    format: fileFormat,
    version: fileVersion,
    notes,
    pictures: pictures && Object.fromEntries([...pictures].filter(([id]) => ids.has(id))),
  })
}

/**
 * Parses such a text. One damaged note does not make the others useless.
 *
 * @throws InvalidNotesError
 */
export function parseNotes(text: string): ParsedNotes {
  const file = NotesFile.safeParse(parseJson(text))
  if (!file.success) throw new InvalidNotesError('otherFormat')
  const { version, notes: items } = file.data
  if (version !== fileVersion) throw new InvalidNotesError('otherVersion')
  const notes = items.flatMap((item) => Note.safeParse(item).data ?? [])
  const ids = new Set(notes.map(({ id }) => id))
  const given = Object.entries(file.data.pictures ?? {})
  const pictures = given.flatMap(([id, url]) =>
    ids.has(id) && isPictureUrl(url) ? [[id, url] as const] : [],
  )
  return {
    notes,
    rejectedCount: items.length - notes.length,
    pictures: new Map(pictures),
    rejectedPictureCount: given.length - pictures.length,
  }
}

function parseJson(text: string): unknown {
  try {
    // Some tools begin the file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InvalidNotesError('incomplete')
  }
}

/**
 * Reads the notes of a file. The size is checked before anything is read.
 *
 * @throws InvalidNotesError
 */
export async function readNotesFile(file: Blob): Promise<ParsedNotes> {
  if (file.size > maxBytes) throw new InvalidNotesError('tooLarge')
  const parsed = requireNotes(parseNotes(await file.text()))
  const pictures = new Map<string, string>()
  // One after the other, because each is large once it is decoded.
  for (const [id, url] of parsed.pictures) if (await isReadablePicture(url)) pictures.set(id, url)
  const unreadableCount = parsed.pictures.size - pictures.size
  return {
    ...parsed,
    pictures,
    rejectedPictureCount: parsed.rejectedPictureCount + unreadableCount,
  }
}

function requireNotes(parsed: ParsedNotes): ParsedNotes {
  if (parsed.notes.length > noteLimits.notes) throw new InvalidNotesError('tooLarge')
  if (parsed.notes.length === 0) throw new InvalidNotesError('noNotes')
  return parsed
}

export const linkPrefix = '#notes='
/** What browsers and most chat programs pass on. */
const maxLinkLength = 30_000

/** The link to a page with notes in its fragment, which no server sees. Undefined if they need a file. */
export async function createNotesLink(
  notes: readonly Note[],
  url: string,
): Promise<string | undefined> {
  const compressed = new Blob([serializeNotes(notes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  const link = `${url}${linkPrefix}${toBase64Url(bytes)}`
  return link.length > maxLinkLength ? undefined : link
}

/**
 * Reads the notes of a fragment that begins with `linkPrefix`.
 *
 * @throws InvalidNotesError
 */
export async function readNotesLink(fragment: string): Promise<ParsedNotes> {
  const data = fragment.slice(linkPrefix.length)
  if (data.length > maxBytes) throw new InvalidNotesError('tooLarge')
  return requireNotes(parseNotes(await decompress(fromBase64Url(data))))
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new InvalidNotesError('incomplete')
    })
    if (done) return new Blob(parts).text()
    size += value.length
    // A few bytes can stand for gigabytes.
    if (size > maxBytes) {
      await reader.cancel()
      throw new InvalidNotesError('tooLarge')
    }
    parts.push(value)
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
  } catch {
    throw new InvalidNotesError('incomplete')
  }
}
