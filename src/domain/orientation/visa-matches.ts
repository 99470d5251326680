import type { LetterKind } from '#contract/deadlines.ts'
import type { Intervention, ServiceLevel } from '#contract/interventions.ts'
import type { RecordFacts, VisaPurpose } from '#contract/record-facts.ts'

import { appealLevel } from '../lawyers/need.ts'
import { getFilledText } from '../filled-text.ts'
import { findVisaFacts } from '../record-facts.ts'
import { findIntervention, sortLevels } from '../visas.ts'
import { orientationQuestions } from './orientation-questions.ts'
import {
  hasOtherRegime,
  hasRelativeAtHome,
  type OrientationAnswers,
  type OrientationSearch,
  toOrientationSearch,
  writeSearch,
} from './orientation.ts'

/** A visa with what the site knows of it beside its texts; undefined if nothing is. */
export type KnownVisa<Visa> = Visa & { readonly facts: RecordFacts | undefined }

export function withFacts<Visa extends { readonly id: number }>(
  visas: readonly Visa[],
  facts: readonly RecordFacts[],
): KnownVisa<Visa>[] {
  return visas.map((visa) => ({ ...visa, facts: findVisaFacts(facts, visa.id) }))
}

/** At most two purposes whose visas are close to that of another. */
export const closePurposes: Readonly<Record<VisaPurpose, readonly VisaPurpose[]>> = {
  study: ['visit'],
  work: ['business'],
  business: ['income', 'work'],
  family: ['visit'],
  visit: [],
  income: ['business'],
}

/** A purpose that leads to a visa; undefined for another one, or none. */
export function findNamedPurpose(purpose: string): VisaPurpose | undefined {
  const known = orientationQuestions.purpose.options.find((one) => one === purpose)
  return known === 'other' ? undefined : known
}

/** What a visa must be for in a country. A visit stays a visit; any other stay with a relative who is at home is for the family. */
export function getWantedPurposes(
  answers: Pick<OrientationAnswers, 'purpose' | 'regime'>,
  countryCode: string | undefined,
): { readonly main: VisaPurpose; readonly also: readonly VisaPurpose[] } | undefined {
  const named = findNamedPurpose(answers.purpose)
  if (hasRelativeAtHome(answers, countryCode) && named !== 'family') {
    return named === 'visit'
      ? { main: 'visit', also: ['family'] }
      : { main: 'family', also: named === undefined ? [] : [named] }
  }
  return named && { main: named, also: closePurposes[named] }
}

/** The kind of letter of a decision, where there is only one. */
const letterKinds: Readonly<Record<string, LetterKind>> = { order: 'removal', waiting: 'silence' }

/** What the questions about a letter begin with: nothing is asked twice, and `next` leads back. */
export function toLetterStart(
  answers: OrientationAnswers,
  /** ISO 3166-1 alpha-2. */
  country: string | undefined,
  /** The slug of the visa of the purpose. */
  subject: string | undefined,
  next: OrientationSearch = toOrientationSearch(answers),
) {
  return {
    country,
    letter: letterKinds[answers.decision],
    subject,
    orientation: writeSearch(next),
  }
}

interface WithPurpose {
  readonly facts: Pick<RecordFacts, 'purpose'> | undefined
}

/** The visa of the purpose in a country, whichever law applies. */
export function findPurposeVisa<Visa extends WithPurpose>(
  answers: Pick<OrientationAnswers, 'purpose' | 'regime'>,
  countryCode: string | undefined,
  visas: readonly Visa[],
): Visa | undefined {
  const purpose = getWantedPurposes(answers, countryCode)?.main
  return purpose === undefined ? undefined : visas.find(({ facts }) => facts?.purpose === purpose)
}

/** The visas of a country in the light of the answers. Each of them is in one of the four places. */
export interface VisaMatches<Visa> {
  /** Undefined where no page of the site corresponds. */
  readonly main: Visa | undefined
  readonly also: readonly Visa[]
  /** Asked for another purpose than the one that was answered. */
  readonly notKept: readonly Visa[]
  /** What no answer leads to, and everything where no purpose decides. */
  readonly others: readonly Visa[]
}

/** Sorts the visas that a country has. */
export function matchVisas<Visa extends WithPurpose>(
  answers: Pick<OrientationAnswers, 'purpose' | 'regime'>,
  countryCode: string | undefined,
  visas: readonly Visa[],
): VisaMatches<Visa> {
  const hasMatch = !hasOtherRegime(answers, countryCode)
  const matching = hasMatch ? getWantedPurposes(answers, countryCode) : undefined
  const main = hasMatch ? findPurposeVisa(answers, countryCode, visas) : undefined
  const also = visas.filter(({ facts }) => matching?.also.some((one) => one === facts?.purpose))
  const left = visas.filter((visa) => visa !== main && !also.includes(visa))
  const isReasoned = ({ facts }: Visa) => main !== undefined && facts !== undefined
  return {
    main,
    also,
    notKept: left.filter(isReasoned),
    others: left.filter((visa) => !isReasoned(visa)),
  }
}

/** The levels that do what is asked for. */
const fittingLevels: Readonly<Record<string, readonly number[]>> = {
  advice: [1],
  prepare: [2, 4],
  everything: [4],
  alone: [1],
  unknown: [1],
}

/** The cheapest of the levels that do what is asked for; a price on request comes last. Undefined if there is none. */
export function findFittingLevel(
  help: string,
  levels: readonly ServiceLevel[],
): ServiceLevel | undefined {
  const numbers = fittingLevels[help] ?? []
  return findCheapest(levels.filter(({ levelNumber }) => numbers.includes(levelNumber)))
}

/** The level to look for a lawyer with: an appeal against what was received, else what was asked for. Undefined if nothing was. */
export function getNeededLevel(
  { decision, help }: Pick<OrientationAnswers, 'decision' | 'help'>,
  fitting: ServiceLevel | undefined,
): number | undefined {
  if (decision === 'refusal' || decision === 'order') return appealLevel
  return help === 'alone' || help === 'unknown' ? undefined : fitting?.levelNumber
}

function findCheapest(levels: readonly ServiceLevel[]): ServiceLevel | undefined {
  return sortLevels(levels).toSorted((a, b) => getAmount(a) - getAmount(b))[0]
}

const getAmount = ({ serviceFee }: ServiceLevel) =>
  getFilledText(serviceFee?.valueString) === undefined
    ? Number.MAX_VALUE
    : (serviceFee?.amount ?? Number.MAX_VALUE)

/** An opinion before one knows which visa it is, with its price. */
export interface Advice<Visa> {
  readonly level: ServiceLevel
  /** Whose level it is; undefined if the visas of the country are not known. */
  readonly visa: Visa | undefined
}

/** The lowest level of any visa of a country, the cheapest of them. */
export function findAdvice<Visa extends { readonly id: number }>(
  countryId: number | undefined,
  visas: readonly Visa[],
  interventions: readonly Intervention[],
): Advice<Visa> | undefined {
  const offers = interventions
    .filter((intervention) => intervention.countryId === countryId)
    .flatMap(({ visaId, serviceLevels }) =>
      serviceLevels
        // An appeal is no opinion.
        .filter(({ levelNumber }) => levelNumber < appealLevel)
        .map((level): Advice<Visa> => ({ level, visa: visas.find(({ id }) => id === visaId) })),
    )
  const linked = offers.filter(({ visa }) => visa !== undefined)
  const usable = linked.length > 0 ? linked : offers
  const lowest = Math.min(...usable.map(({ level }) => level.levelNumber))
  const candidates = usable.filter(({ level }) => level.levelNumber === lowest)
  const cheapest = findCheapest(candidates.map(({ level }) => level))
  return candidates.find(({ level }) => level === cheapest)
}

/** The advice of the first country that has any, as an example of a price. */
export function findAdviceExample<Item extends { readonly id: number }>(
  countries: readonly Item[],
  interventions: readonly Intervention[],
): { readonly country: Item; readonly level: ServiceLevel } | undefined {
  for (const country of countries) {
    const advice = findAdvice(country.id, [], interventions)
    if (advice !== undefined) return { country, level: advice.level }
  }
  return undefined
}

interface CountryKey {
  readonly id: number
  readonly code: string
}

/** What the answers lead to in a country. */
export interface CountryResult<Visa> extends VisaMatches<Visa> {
  /** The visa of the purpose, whichever law applies. */
  readonly own: Visa | undefined
  /** Those of the main visa, in their order. */
  readonly levels: readonly ServiceLevel[]
  /** The cheapest of them that does what is asked for. */
  readonly fitting: ServiceLevel | undefined
  /** In place of levels. */
  readonly advice: Advice<Visa> | undefined
}

/** That of the visa of the purpose, if the country has it: what a lawyer reads for it is closest to the case. */
function findOwnAdvice<Visa extends WithPurpose & { readonly id: number }>(
  answers: OrientationAnswers,
  country: CountryKey | undefined,
  visas: readonly Visa[],
  interventions: readonly Intervention[],
): Advice<Visa> | undefined {
  const wanted = findPurposeVisa(answers, country?.code, visas)
  const own = wanted && findAdvice(country?.id, [wanted], interventions)
  return own?.visa === undefined ? findAdvice(country?.id, visas, interventions) : own
}

/** What the answers lead to in a country: a visa with its levels, or an opinion. */
export function getCountryResult<Visa extends WithPurpose & { readonly id: number }>(
  answers: OrientationAnswers,
  country: CountryKey | undefined,
  visas: readonly Visa[],
  interventions: readonly Intervention[],
): CountryResult<Visa> {
  const matches = matchVisas(answers, country?.code, visas)
  const intervention = findIntervention(interventions, country?.id, matches.main?.id)
  const levels = matches.main === undefined ? [] : sortLevels(intervention?.serviceLevels ?? [])
  return {
    ...matches,
    own: findPurposeVisa(answers, country?.code, visas),
    levels,
    fitting: findFittingLevel(answers.help, levels),
    advice: levels.length > 0 ? undefined : findOwnAdvice(answers, country, visas, interventions),
  }
}
