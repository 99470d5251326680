import { orientationAddressNames, type WrittenQuestion } from './orientation-questions.ts'

/** The answers that can be chosen, by question. Countries are records, and have answers beside them. */
export const options = {
  decision: ['none', 'refusal', 'order', 'waiting', 'unknown'],
  purpose: ['study', 'work', 'business', 'family', 'visit', 'income', 'other'],
  regime: ['neither', 'citizen', 'relativeAbroad', 'relativeHome', 'unknown'],
  help: ['advice', 'prepare', 'everything', 'alone', 'unknown'],
} as const
/** Where the person is. Held in memory only: no URL, storage, history, note or mail may have it. */
export const places = ['abroad', 'permit', 'noPermit', 'private'] as const
export type Place = (typeof places)[number]
export type Purpose = (typeof options)['purpose'][number]

/**
 * An answer of URLs that people have kept. It did not say whether the relative lives in his own country, where ordinary law
 * applies: it is no answer now, so that the question is asked again.
 */
export const formerRegime = 'relative'

/** An employer, a parent or a social worker answers for somebody else: the questions are about that person. */
export const otherPerson = 'other'

/** Beside the slugs of countries: two of them, or one that the site does not have or the person does not know. */
export const twoCountries = 'two'
export const otherCountry = 'other'

type AddressName = (typeof orientationAddressNames)[number]
/** The answers of a URL; empty where there is none. */
export type OrientationAnswers = { readonly [Name in AddressName]: string }
export type OrientationSearch = { readonly [Name in AddressName]?: string | undefined } & {
  /** The question that is shown, where that is not the first without an answer. */
  readonly question?: string | undefined
}

/** A page of the orientation before its result: a question, or the advice to look at a letter first. */
export type OrientationStep = WrittenQuestion | 'letter' | 'place'

/** A question with an answer that is written or held. */
export type OrientationQuestion = Exclude<OrientationStep, 'letter'>

export function readAnswers(search: OrientationSearch): OrientationAnswers {
  const entries = orientationAddressNames.map((name) => [name, search[name] ?? ''])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names as keys
  return Object.fromEntries(entries) as OrientationAnswers
}

/** The search parameters of the answers, without empty ones. */
export function toOrientationSearch(answers: OrientationAnswers): OrientationSearch {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
}

/** The search in one text, for a page that leads back. */
export function writeSearch(search: OrientationSearch): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(entries).toString()
}

/** The two slugs of an answer 'belgique,france'. */
export function splitPair(pair: string): string[] {
  return pair === '' ? [] : pair.split(',')
}

/** Whether a letter may have started a time limit: it comes before any visa. */
export function needsLetter({ decision }: Pick<OrientationAnswers, 'decision'>): boolean {
  return decision === 'refusal' || decision === 'order' || decision === 'unknown'
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

/** What is asked, given what is answered: nothing that changes nothing. */
export function listSteps(answers: OrientationAnswers): OrientationStep[] {
  return [
    'decision',
    ...(needsLetter(answers) ? (['letter'] as const) : []),
    'country',
    ...(answers.country === twoCountries ? (['pair'] as const) : []),
    'purpose',
    'regime',
    'place',
    'help',
  ]
}

/** Whether an answer can be used. A country need not exist: the result says if it does not. */
export function isAnswered(question: WrittenQuestion, answers: OrientationAnswers): boolean {
  const answer = answers[question]
  if (question === 'country') return answer !== ''
  if (question === 'pair') {
    const [first, second, ...others] = splitPair(answer)
    return Boolean(first) && Boolean(second) && first !== second && others.length === 0
  }
  return options[question].some((option) => option === answer)
}

const isWritten = (step: OrientationStep): step is WrittenQuestion =>
  step !== 'letter' && step !== 'place'

function getMissingIndex(answers: OrientationAnswers, steps: readonly OrientationStep[]): number {
  return steps.findIndex((step) => isWritten(step) && !isAnswered(step, answers))
}

/**
 * The step that a URL shows: the one it names, if what comes before is answered, else the first without an answer. A step
 * whose answer no URL has is shown before the one after it, unless the URL names that one.
 */
export function getStep(
  answers: OrientationAnswers,
  named: string | undefined,
): OrientationStep | 'result' {
  const steps = listSteps(answers)
  const missing = getMissingIndex(answers, steps)
  const namedIndex = steps.findIndex((step) => step === named)
  if (namedIndex !== -1 && (missing === -1 || namedIndex <= missing)) {
    return steps[namedIndex] ?? 'result'
  }
  const before = steps[missing - 1]
  if (before !== undefined && !isWritten(before)) return before
  return steps[missing] ?? 'result'
}

/** The URL after a step: its next step, or the result where nothing else is missing. */
export function getNextSearch(
  answers: OrientationAnswers,
  step: OrientationStep,
): OrientationSearch {
  const steps = listSteps(answers)
  const search = toOrientationSearch(answers)
  const next = steps[steps.indexOf(step) + 1]
  const isPassed = !isWritten(step) && next !== undefined && isWritten(next)
  return isPassed && !isAnswered(next, answers) ? { ...search, question: next } : search
}

/** The answers with another one; those that hang on it are asked again. */
export function changeAnswer(
  answers: OrientationAnswers,
  question: WrittenQuestion,
  answer: string,
): OrientationAnswers {
  const changed = { ...answers, [question]: answer }
  return changed.country === twoCountries ? changed : { ...changed, pair: '' }
}

/** Whether every question has been answered: a step that is shown then is being changed. */
export function isComplete(answers: OrientationAnswers): boolean {
  return getMissingIndex(answers, listSteps(answers)) === -1
}

/** Which question this is, and how many there are at most. */
export function getPosition(
  answers: OrientationAnswers,
  step: OrientationQuestion,
): { readonly number: number; readonly count: number } {
  const questions = listSteps(answers).filter((one) => one !== 'letter')
  const mayHavePair = !isAnswered('country', answers)
  return {
    number: questions.indexOf(step) + 1,
    count: questions.length + (mayHavePair ? 1 : 0),
  }
}

/** The answers that say 'I don’t know': what follows from them has to be checked. */
export function listUncertain(answers: OrientationAnswers): WrittenQuestion[] {
  const unknown: OrientationSearch = {
    decision: 'unknown',
    country: otherCountry,
    purpose: 'other',
    regime: 'unknown',
    // What help one looks for changes no visa.
  }
  return listSteps(answers)
    .filter(isWritten)
    .filter((question) => answers[question] === unknown[question])
}

/** The slugs of the countries that the result is about. */
export function listCountrySlugs({ country, pair }: OrientationAnswers): string[] {
  if (country === twoCountries) return splitPair(pair)
  return country === otherCountry || country === '' ? [] : [country]
}
