import {
  blocks,
  isQuestion,
  isWritten,
  type orientationQuestions,
  type OrientationQuestion,
  type OrientationStep,
  otherCountry,
  questionNames,
  stepNames,
  splitPair,
  twoCountries,
  type WrittenQuestion,
} from './orientation-questions.ts'

export type Purpose = (typeof orientationQuestions)['purpose']['options'][number]

/** An employer, a parent or a social worker answers for somebody else: the questions are about that person. */
export const otherPerson = 'other'

/** The answers; empty where there is none. */
export type OrientationAnswers = { readonly [Name in 'person' | OrientationQuestion]: string }
export type OrientationSearch = {
  readonly [Name in 'person' | WrittenQuestion]?: string | undefined
} & {
  /** The step that is shown, where that is not the first without an answer. */
  readonly question?: string | undefined
}

/** The answers that are held in memory, by question. */
export type HeldAnswers = Partial<Omit<OrientationAnswers, 'person' | WrittenQuestion>>

/** The answers of a URL, and those that it does not have. */
export function readAnswers(search: OrientationSearch, held: HeldAnswers = {}): OrientationAnswers {
  const given: Readonly<Record<string, string | undefined>> = { ...search, ...held }
  const entries = ['person', ...questionNames].map((name) => [name, given[name] ?? ''])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names as keys
  return Object.fromEntries(entries) as OrientationAnswers
}

/** The search parameters of the answers that are asked for, without empty ones. */
export function toOrientationSearch(answers: OrientationAnswers): OrientationSearch {
  const names = ['person', ...listSteps(answers).filter(isWritten)] as const
  return Object.fromEntries(
    names.flatMap((name) => (answers[name] === '' ? [] : [[name, answers[name]]])),
  )
}

/** The search in one text, for a page that leads back. */
export function writeSearch(search: OrientationSearch): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(entries).toString()
}

/** The states among which people move freely under the law of the EU, and Switzerland by its agreement with it. */
const freeMovementCodes = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)
export function hasFreeMovement(countryCode: string): boolean {
  return freeMovementCodes.has(countryCode.toUpperCase())
}

/** Whether another law may apply in a country, so that no visa is looked for; also where the country is not known. */
export function hasOtherRegime(
  { regime }: Pick<OrientationAnswers, 'regime'>,
  countryCode: string | undefined,
): boolean {
  const isConcerned = regime === 'citizen' || regime === 'relativeAbroad'
  return isConcerned && (countryCode === undefined || hasFreeMovement(countryCode))
}

/**
 * Whether a relative lives as a citizen in the country that is asked about: the ordinary law applies, and its visa for the
 * family comes first. Nobody is at home in two countries, and outside free movement the question is not about the country.
 */
export function hasRelativeAtHome(
  { regime }: Pick<OrientationAnswers, 'regime'>,
  countryCode: string | undefined,
): boolean {
  return regime === 'relativeHome' && hasFreeMovement(countryCode ?? '')
}

/**
 * What is asked, given what is answered: nothing that changes nothing. `listAsked` written again, because a chunk for a function that
 * two pages share costs each of them more.
 */
export function listSteps(answers: OrientationAnswers): OrientationStep[] {
  return stepNames.filter((step) => blocks[step].isAsked?.(answers) ?? true)
}

/** The first question that lacks an answer that can be used. */
function findMissing(answers: OrientationAnswers): OrientationStep | undefined {
  return listSteps(answers).find((step) => isMissing(answers, step))
}

function isMissing(answers: OrientationAnswers, step: OrientationStep): boolean {
  return blocks[step].check?.(answers, step) !== undefined
}

/**
 * The step that a URL shows: the one it names, if what comes before is answered, else the first without an answer. Steps
 * whose answers no URL has are shown before the one after them, unless the URL names that one.
 */
export function getStep(
  answers: OrientationAnswers,
  named: string | undefined,
): OrientationStep | 'result' {
  const steps = listSteps(answers)
  const missing = steps.findIndex((step) => step === findMissing(answers))
  const namedIndex = steps.findIndex((step) => step === named)
  const isNamed = namedIndex !== -1 && (missing === -1 || namedIndex <= missing)
  if (!isNamed && missing === -1) return 'result'
  const passed = steps.slice(0, missing).findLastIndex(isWritten)
  return steps[isNamed ? namedIndex : passed + 1] ?? 'result'
}

/** The URL after a step: its next step, or the result where nothing else is missing. */
export function getNextSearch(
  answers: OrientationAnswers,
  step: OrientationStep,
): OrientationSearch {
  const steps = listSteps(answers)
  const search = toOrientationSearch(answers)
  const next = steps[steps.indexOf(step) + 1]
  const isNextMissing = next !== undefined && (!isWritten(next) || next === findMissing(answers))
  const isPassed = !isWritten(step) && !isComplete(answers) && isNextMissing
  return isPassed ? { ...search, question: next } : search
}

/** Whether every question has been answered: a step that is shown then is being changed. */
export function isComplete(answers: OrientationAnswers): boolean {
  return findMissing(answers) === undefined
}

/** Which question this is, and how many there are at most. */
export function getPosition(
  answers: OrientationAnswers,
  step: OrientationQuestion,
): { readonly number: number; readonly count: number } {
  const asked = listSteps(answers)
  const mayBeAsked = (on: OrientationStep | undefined) => on !== undefined && isMissing(answers, on)
  const possible = questionNames.filter(
    (name) => asked.includes(name) || mayBeAsked(blocks[name].on),
  )
  return {
    number: asked.filter(isQuestion).indexOf(step) + 1,
    count: possible.length,
  }
}

/** The answers that say 'I don’t know': what follows from them has to be checked. */
export function listUncertain(answers: OrientationAnswers): OrientationQuestion[] {
  return listSteps(answers)
    .filter(isQuestion)
    .filter((question) => answers[question] === blocks[question].unsure)
}

/** The slugs of the countries that the result is about. */
export function listCountrySlugs({ country, pair }: OrientationAnswers): string[] {
  if (country === twoCountries) return splitPair(pair)
  return country === otherCountry || country === '' ? [] : [country]
}
