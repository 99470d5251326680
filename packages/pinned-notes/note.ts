import * as z from 'zod/mini'

/** A file or a link comes from anybody, so everything in it is bounded. */
export const noteLimits = { notes: 2000, text: 4000, name: 60 } as const

/** How far the clock of another device may be ahead. A later time would win against every change to come. */
const maxClockSkewMs = 24 * 60 * 60 * 1000

/** Text that is only ever shown as text. Control characters could make it read as something else. */
const plainText = (maxLength: number) =>
  z.string().check(z.overwrite(removeControlCharacters), z.trim(), z.maxLength(maxLength))
const shortText = z.string().check(z.maxLength(200))
const id = z.string().check(z.regex(/^[\w-]{8,64}$/))
/** Empty if somebody left the note without a name. */
const authorName = plainText(noteLimits.name)
const time = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((value) => Date.parse(value) < Date.now() + maxClockSkewMs))
const fraction = z.number().check(z.gte(0), z.lte(1))
const count = z.int().check(z.gte(0), z.lte(100_000))

/** One element on the way from the page to the element of a note. It holds structure, and no text of the page. */
const AnchorStep = z.object({
  tag: z.string().check(z.regex(/^[a-zA-Z][\w-]{0,40}$/)),
  /** What identifies it among its siblings: `#content`, `href=/faq`, `name=subject`. */
  key: z.optional(shortText),
  /** Its class names. They tell a component from another, and change only with its stylesheet. */
  style: z.optional(shortText),
  /** A hash of its text, which shows that it is another element only in the same language. */
  text: z.optional(z.string().check(z.regex(/^[\da-z]{1,8}$/))),
  /** Its position among the siblings with the same tag, and their number. */
  index: count,
  siblings: count,
})
export type AnchorStep = z.infer<typeof AnchorStep>

const Anchor = z.object({
  steps: z.array(AnchorStep).check(z.minLength(1), z.maxLength(100)),
  /** The place of the pin within the element. */
  x: fraction,
  y: fraction,
})
export type Anchor = z.infer<typeof Anchor>

export const Answer = z.object({
  id,
  author: authorName,
  createdAt: time,
  /** Empty once the answer is deleted. */
  text: plainText(noteLimits.text),
  isDeleted: z.optional(z.boolean()),
})
export type Answer = z.infer<typeof Answer>

/** What a note keeps of the page that it is about. */
const NoteContext = z.object({
  /** The path of the page, without its query, which can hold a search that a person typed. */
  path: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^?#\s\\]{0,2000}$/))),
  route: z.optional(shortText),
  story: z.optional(
    z.object({ id: z.string().check(z.regex(/^[a-z\d-]{1,200}$/)), title: shortText }),
  ),
  scenario: shortText,
  /** The day that the page showed, if it was not that of the device: '2026-12-30'. */
  today: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  language: z.enum(['fr', 'en']),
  width: count,
  /** Empty if the build does not know its commit. */
  commit: shortText,
  /** Sections of a specification, and titles of stories, that describe the screen. */
  spec: z.array(shortText).check(z.maxLength(50)),
  stories: z.array(shortText).check(z.maxLength(50)),
})
export type NoteContext = z.infer<typeof NoteContext>

// Not `z.extend`, which pages of the host would load with the rest of zod that they share.
export const Note = z.object({
  ...NoteContext.shape,
  id,
  author: authorName,
  createdAt: time,
  /** Empty once the note is deleted. */
  text: plainText(noteLimits.text),
  state: z.enum(['open', 'resolved', 'deleted']),
  updatedAt: time,
  answers: z.array(Answer),
  anchor: Anchor,
})
export type Note = z.infer<typeof Note>

function removeControlCharacters(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}

/** A new id. Not `randomUUID`, which plain HTTP on a network address lacks. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}

/** Now, or just after the last change of a note if the clock of its author is ahead. */
export function getNextTime(note?: Note): string {
  const times =
    note === undefined ? [] : [note.updatedAt, ...note.answers.map(({ createdAt }) => createdAt)]
  return new Date(Math.max(Date.now(), ...times.map((one) => Date.parse(one) + 1))).toISOString()
}

/** The state of a note. An answer that is later than the deletion keeps the note: its author did not know of it. */
export function getState(note: Note): Note['state'] {
  if (note.state !== 'deleted') return note.state
  return note.answers.some((answer) => !answer.isDeleted && answer.createdAt > note.updatedAt)
    ? 'open'
    : 'deleted'
}

/**
 * Merges the notes of another reviewer into one's own. Nothing is doubled, a later change of state wins, every answer
 * stays, and a deletion stays unless an answer came later. The result is in the order of creation.
 */
export function mergeNotes(own: readonly Note[], other: readonly Note[]): Note[] {
  return mergeById(own, other, mergeNote)
}

function mergeById<Item extends { readonly createdAt: string; readonly id: string }>(
  own: readonly Item[],
  other: readonly Item[],
  mergeItem: (own: Item, other: Item) => Item,
): Item[] {
  const merged = new Map(own.map((item) => [item.id, item]))
  for (const item of other) {
    const known = merged.get(item.id)
    merged.set(item.id, known === undefined ? item : mergeItem(known, item))
  }
  const toKey = ({ createdAt, id: itemId }: Item) => `${createdAt} ${itemId}`
  return [...merged.values()].toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
}

const stateOrder: readonly Note['state'][] = ['open', 'resolved', 'deleted']

function mergeNote(own: Note, other: Note): Note {
  const isOtherLater =
    own.updatedAt === other.updatedAt
      ? stateOrder.indexOf(other.state) > stateOrder.indexOf(own.state)
      : other.updatedAt > own.updatedAt
  const { state, updatedAt } = isOtherLater ? other : own
  // One side may have forgotten the text of a note that an answer of the other side keeps.
  const text = own.text === '' ? other.text : own.text
  return forgetDeletedText({
    ...own,
    text,
    state,
    updatedAt,
    answers: mergeById(own.answers, other.answers, (known, answer) =>
      answer.isDeleted === true ? answer : known,
    ),
  })
}

/** A deleted note keeps its id, so that it does not come back with the file of somebody else. */
export function forgetDeletedText(note: Note): Note {
  return getState(note) === 'deleted' ? { ...note, text: '' } : note
}

/** What a merge would change, for the question before it. `states` counts the notes that change theirs. */
export function countChanges(own: readonly Note[], merged: readonly Note[]) {
  const known = new Map(own.map((note) => [note.id, note]))
  const changes = { notes: 0, answers: 0, states: 0 }
  for (const note of merged) {
    const before = known.get(note.id)
    if (before === undefined) {
      if (getState(note) !== 'deleted') changes.notes += 1
      continue
    }
    changes.answers += note.answers.length - before.answers.length
    if (getState(note) !== getState(before)) changes.states += 1
  }
  return changes
}
