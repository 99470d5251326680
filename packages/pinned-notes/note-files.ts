import * as z from 'zod/mini'

import { CompressedTextError, compressText, decompressText } from './compressed-text.ts'
import { Note, noteLimits } from './note.ts'
import { isPictureUrl, isReadablePicture, type Pictures } from './pictures.ts'

const fileVersion = 1
/** Above any review, below what makes a tab stop. */
const maxBytes = 15_000_000

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

const NotesFile = z.object({
  format: z.string(),
  version: z.unknown(),
  notes: z.array(z.unknown()),
  pictures: z.optional(z.unknown()),
})

/** The notes as the text of a JSON file, with those of the pictures that belong to them. */
export function serializeNotes(
  format: string,
  notes: readonly Note[],
  pictures?: Pictures,
): string {
  const ids = new Set(notes.map(({ id }) => id))
  return JSON.stringify({
    format,
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
export function parseNotes(format: string, text: string): ParsedNotes {
  const file = NotesFile.safeParse(parseJson(text)).data
  if (file?.format !== format) throw new InvalidNotesError('otherFormat')
  if (file.version !== fileVersion) throw new InvalidNotesError('otherVersion')
  const notes = file.notes.flatMap((item) => Note.safeParse(item).data ?? [])
  const ids = new Set(notes.map(({ id }) => id))
  const given = Object.entries(file.pictures ?? {})
  const pictures = given.flatMap(([id, url]) =>
    ids.has(id) && isPictureUrl(url) ? [[id, url] as const] : [],
  )
  return {
    notes,
    rejectedCount: file.notes.length - notes.length,
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
export async function readNotesFile(format: string, file: Blob): Promise<ParsedNotes> {
  if (file.size > maxBytes) throw new InvalidNotesError('tooLarge')
  const parsed = requireNotes(parseNotes(format, await file.text()))
  const pictures = new Map<string, string>()
  // One after the other, because each is large once it is decoded.
  for (const [id, url] of parsed.pictures) if (await isReadablePicture(url)) pictures.set(id, url)
  const rejectedPictureCount = parsed.rejectedPictureCount + parsed.pictures.size - pictures.size
  return { ...parsed, pictures, rejectedPictureCount }
}

function requireNotes(parsed: ParsedNotes): ParsedNotes {
  if (parsed.notes.length > noteLimits.notes) throw new InvalidNotesError('tooLarge')
  if (parsed.notes.length === 0) throw new InvalidNotesError('noNotes')
  return parsed
}

/** The beginning of the fragment of a link that holds notes. */
export const linkPrefix = '#notes='
/** What browsers and most chat programs pass on. */
const maxLinkLength = 30_000

/** The link to a page with notes in its fragment, which no server sees. Undefined if they need a file. */
export async function createNotesLink(
  format: string,
  notes: readonly Note[],
  url: string,
): Promise<string | undefined> {
  const link = url + linkPrefix + (await compressText(serializeNotes(format, notes)))
  return link.length > maxLinkLength ? undefined : link
}

/**
 * Reads the notes of a fragment that begins with `linkPrefix`.
 *
 * @throws InvalidNotesError
 */
export async function readNotesLink(format: string, fragment: string): Promise<ParsedNotes> {
  const data = fragment.slice(linkPrefix.length)
  if (data.length > maxBytes) throw new InvalidNotesError('tooLarge')
  const text = await decompressText(data, maxBytes).catch((error: unknown) => {
    throw error instanceof CompressedTextError ? new InvalidNotesError(error.reason) : error
  })
  return requireNotes(parseNotes(format, text))
}
