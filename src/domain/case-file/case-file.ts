import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'

import { addDays, type Day, parseDay } from '../calendar-days.ts'
import { identifyLetter, type LetterAddress } from '../deadlines/letter-identity.ts'

/** How long a file stays on a device without being used. */
export const keptDays = 90

/** How far a document is. Whether it has expired follows from its day. */
export const documentStatuses = ['missing', 'requested', 'ready'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** How many of each a file holds. */
export const maxVisas = 20
export const maxLetters = 20
export const maxLists = 60
export const maxListItems = 200
/** In characters. */
export const maxLineLength = 2000
export const maxPersonLength = 100
export const maxNameLength = 300
export const maxNotesLength = 20_000

const text = (max: number) => z.string().check(z.maxLength(max))
const Slug = z.string().check(z.regex(/^[\w-]{1,200}$/))
const CalendarDay = z.string().check(z.refine((value) => parseDay(value) !== undefined))

const CaseVisa = z.object({
  /** Slugs, as in the URL of the visa's page. */
  country: Slug,
  visa: Slug,
  /** Finds the visa again once it has another name. */
  visaId: z.int(),
  /** What they were called when they were added, in French: for a visa that is gone. */
  countryName: text(maxNameLength),
  name: text(maxNameLength),
  /** The number of the service level that was chosen. */
  level: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
})
/** A visa of the file. */
export type CaseVisa = z.infer<typeof CaseVisa>

const ListItem = z.object({
  id: text(60),
  /** The hash of the passage on the visa's page; absent for a line of one's own. */
  key: z.optional(text(60)),
  /** As it was read last, in French; or one's own words. */
  text: text(maxLineLength),
  status: z.enum(documentStatuses),
  expiresOn: z.optional(CalendarDay),
})
export type ListItem = z.infer<typeof ListItem>

const FollowedList = z.object({
  id: text(60),
  country: Slug,
  visa: Slug,
  heading: text(maxNameLength),
  /** Whose documents they are; empty for one person alone. */
  person: text(maxPersonLength),
  items: z.array(ListItem).check(z.maxLength(maxListItems)),
})
export type FollowedList = z.infer<typeof FollowedList>

const letterAnswer = z.optional(text(200))
const CaseLetter = z.object({
  id: text(60),
  /** The answers as the URL of the letter has them. The deadline follows from them, on the day that it is read. */
  answers: z.object({
    country: letterAnswer,
    letter: letterAnswer,
    rule: letterAnswer,
    held: letterAnswer,
    came: letterAnswer,
    posted: letterAnswer,
    dated: letterAnswer,
    received: letterAnswer,
    subject: letterAnswer,
    letterId: letterAnswer,
  } satisfies Record<keyof LetterAddress, typeof letterAnswer>),
})
export type CaseLetter = z.infer<typeof CaseLetter>

const SentNote = z.object({
  sentOn: CalendarDay,
  /** The names of the lawyers; none for the office. */
  lawyers: z.readonly(z.array(text(200)).check(z.maxLength(20))),
  subject: text(200),
})
/** That a message was sent. Its words are not kept. */
export type SentNote = z.infer<typeof SentNote>

const version = 1
const CaseFile = z.object({
  version: z.literal(version),
  usedOn: CalendarDay,
  visas: z.array(CaseVisa).check(z.maxLength(maxVisas)),
  letters: z.array(CaseLetter).check(z.maxLength(maxLetters)),
  lists: z.array(FollowedList).check(z.maxLength(maxLists)),
  messages: z.array(SentNote).check(z.maxLength(100)),
  notes: text(maxNotesLength),
})
/** What a person prepares: visas, deadlines, documents, notes. On the device only. */
export type CaseFile = z.infer<typeof CaseFile>

export function createCaseFile(today: Day): CaseFile {
  return { version, usedOn: today, visas: [], letters: [], lists: [], messages: [], notes: '' }
}

/** Why a text is no file: it is none, or one of another version of this site. */
export type CaseFileProblem = 'unreadable' | 'version'

/** Reads a stored or imported file. Whatever it says beyond the fields of a file is dropped. */
export function readCaseFile(
  json: string,
): { readonly file: CaseFile } | { readonly problem: CaseFileProblem } {
  const value = parseJson(json)
  const { data } = CaseFile.safeParse(value)
  if (data !== undefined) return { file: data }
  const other = z.object({ version: z.number() }).safeParse(value).data?.version
  return { problem: other === undefined || other === version ? 'unreadable' : 'version' }
}

/** Whether nobody has used the file for so long that it is to be deleted. */
export function isExpired({ usedOn }: Pick<CaseFile, 'usedOn'>, today: Day): boolean {
  return addDays(usedOn, keptDays) < today
}

/** Adds a visa if there is room, or takes the level that is chosen now. A visa with another name is known by its id. */
export function addVisa(file: CaseFile, added: CaseVisa): CaseFile {
  const known = findCaseVisa(file, added)
  if (known === undefined) {
    return file.visas.length < maxVisas ? { ...file, visas: [...file.visas, added] } : file
  }
  return {
    ...file,
    visas: file.visas.map((visa) =>
      visa === known ? { ...known, level: added.level ?? known.level } : visa,
    ),
  }
}

/** The visa as the file knows it. */
export function findCaseVisa(
  { visas }: CaseFile,
  { country, visa, visaId }: CaseVisa,
): CaseVisa | undefined {
  return visas.find(
    (one) => one.country === country && (one.visa === visa || one.visaId === visaId),
  )
}

type VisaSlugs = Pick<CaseVisa, 'country' | 'visa'>

export const isSameVisa = (one: VisaSlugs, other: VisaSlugs) =>
  one.country === other.country && one.visa === other.visa

/** Undefined is no level. */
export function setLevel(file: CaseFile, slugs: VisaSlugs, level: number | undefined): CaseFile {
  return {
    ...file,
    visas: file.visas.map((visa) => (isSameVisa(visa, slugs) ? { ...visa, level } : visa)),
  }
}

/** Removes a visa. Its lists stay: they hold work. */
export function removeVisa(file: CaseFile, slugs: VisaSlugs): CaseFile {
  return { ...file, visas: file.visas.filter((visa) => !isSameVisa(visa, slugs)) }
}

/** Adds a letter if there is room. Corrected answers take the place of the old ones. */
export function addLetter(file: CaseFile, answers: CaseLetter['answers']): CaseFile {
  const known = findLetter(file, answers)
  if (known !== undefined) {
    const letters = file.letters.map((letter) =>
      letter === known ? { ...known, answers } : letter,
    )
    return { ...file, letters }
  }
  if (file.letters.length >= maxLetters) return file
  return { ...file, letters: [...file.letters, { id: createId(file.letters), answers }] }
}

/** The same letter as the file knows it, whatever was answered about it. */
export function findLetter(
  { letters }: CaseFile,
  answers: CaseLetter['answers'],
): CaseLetter | undefined {
  const id = identifyLetter(answers)
  return letters.find((letter) => identifyLetter(letter.answers) === id)
}

export function removeLetter(file: CaseFile, id: string): CaseFile {
  return { ...file, letters: file.letters.filter((letter) => letter.id !== id) }
}

export function addMessage(file: CaseFile, message: SentNote): CaseFile {
  return { ...file, messages: [...file.messages, message].slice(-100) }
}

/** An id that no record of the list has. */
export function createId(records: readonly { readonly id: string }[]): string {
  const numbers = records.map(({ id }) => Number(/^\d+$/.exec(id)?.[0] ?? 0))
  return String(Math.max(0, ...numbers) + 1)
}
