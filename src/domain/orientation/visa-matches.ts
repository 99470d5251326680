import type { LetterKind } from '#contract/deadlines.ts'
import type { Intervention, ServiceLevel } from '#contract/interventions.ts'

import { appealLevel } from '../lawyers/need.ts'
import { getFilledText } from '../filled-text.ts'
import { findIntervention, sortLevels } from '../visas.ts'
import { orientationQuestions } from './orientation-questions.ts'
import {
  hasOtherRegime,
  hasRelativeAtHome,
  type OrientationAnswers,
  type OrientationSearch,
  type Purpose,
  toOrientationSearch,
  writeSearch,
} from './orientation.ts'

/** The documented visas (spec 2.1). */
export const visaPurposes = {
  'visa-etudiant': 'study',
  'visa-permis-de-travail': 'work',
  'visa-entrepreneur-investisseur-carte-professionnelle': 'business',
  'visa-regroupement-familial': 'family',
  'visa-court-sejour': 'visit',
  'visa-rentier-golden-visa': 'income',
} as const satisfies Readonly<Record<string, Exclude<Purpose, 'other'>>>
export type DocumentedVisa = keyof typeof visaPurposes

interface PurposeVisas {
  readonly main: DocumentedVisa
  readonly also: readonly DocumentedVisa[]
}

/** The visa of each purpose, and at most two others that are close to it. */
export const visasByPurpose: Readonly<Record<Exclude<Purpose, 'other'>, PurposeVisas>> = {
  study: { main: 'visa-etudiant', also: ['visa-court-sejour'] },
  work: {
    main: 'visa-permis-de-travail',
    also: ['visa-entrepreneur-investisseur-carte-professionnelle'],
  },
  business: {
    main: 'visa-entrepreneur-investisseur-carte-professionnelle',
    also: ['visa-rentier-golden-visa', 'visa-permis-de-travail'],
  },
  family: { main: 'visa-regroupement-familial', also: ['visa-court-sejour'] },
  visit: { main: 'visa-court-sejour', also: [] },
  income: {
    main: 'visa-rentier-golden-visa',
    also: ['visa-entrepreneur-investisseur-carte-professionnelle'],
  },
}

/** The purpose of a visa; undefined if its record is not one of the documented ones. */
export function getVisaPurpose(slug: string): (typeof visaPurposes)[DocumentedVisa] | undefined {
  return isDocumented(slug) ? visaPurposes[slug] : undefined
}

function isDocumented(slug: string): slug is DocumentedVisa {
  return Object.hasOwn(visaPurposes, slug)
}

/** A purpose that leads to a visa; undefined for another one, or none. */
export function findNamedPurpose(purpose: string): Exclude<Purpose, 'other'> | undefined {
  const known = orientationQuestions.purpose.options.find((one) => one === purpose)
  return known === 'other' ? undefined : known
}

/** The visas of a purpose in a country. A visit stays a visit; any other stay with a relative who is at home is for the family. */
export function getPurposeVisas(
  answers: Pick<OrientationAnswers, 'purpose' | 'regime'>,
  countryCode: string | undefined,
): PurposeVisas | undefined {
  const named = findNamedPurpose(answers.purpose)
  const visas = named === undefined ? undefined : visasByPurpose[named]
  if (!hasRelativeAtHome(answers, countryCode) || named === 'family') return visas
  const family = visasByPurpose.family.main
  if (named === 'visit') return { ...visasByPurpose.visit, also: [family] }
  return { main: family, also: visas === undefined ? [] : [visas.main] }
}

/** The kind of letter of a decision, where there is only one. */
const letterKinds: Readonly<Record<string, LetterKind>> = { order: 'removal', waiting: 'silence' }

/** What the questions about a letter begin with: nothing is asked twice, and `next` leads back. */
export function toLetterStart(
  answers: OrientationAnswers,
  /** ISO 3166-1 alpha-2. */
  country: string | undefined,
  next: OrientationSearch = toOrientationSearch(answers),
) {
  return {
    country,
    letter: letterKinds[answers.decision],
    subject: getPurposeVisas(answers, country)?.main,
    orientation: writeSearch(next),
  }
}

interface WithSlug {
  readonly slug: string
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

/** Sorts the visas that a country has: their slugs may be others than the documented ones, or missing. */
export function matchVisas<Visa extends WithSlug>(
  answers: Pick<OrientationAnswers, 'purpose' | 'regime'>,
  countryCode: string | undefined,
  visas: readonly Visa[],
): VisaMatches<Visa> {
  const hasMatch = !hasOtherRegime(answers, countryCode)
  const matching = hasMatch ? getPurposeVisas(answers, countryCode) : undefined
  const main = visas.find(({ slug }) => slug === matching?.main)
  const also = visas.filter(({ slug }) => matching?.also.some((one) => one === slug))
  const left = visas.filter((visa) => visa !== main && !also.includes(visa))
  const isReasoned = ({ slug }: Visa) => main !== undefined && isDocumented(slug)
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
  /** Those of the main visa, in their order. */
  readonly levels: readonly ServiceLevel[]
  /** The cheapest of them that does what is asked for. */
  readonly fitting: ServiceLevel | undefined
  /** In place of levels. */
  readonly advice: Advice<Visa> | undefined
}

/** That of the visa of the purpose, if the country has it: what a lawyer reads for it is closest to the case. */
function findOwnAdvice<Visa extends WithSlug & { readonly id: number }>(
  answers: OrientationAnswers,
  country: CountryKey | undefined,
  visas: readonly Visa[],
  interventions: readonly Intervention[],
): Advice<Visa> | undefined {
  const main = getPurposeVisas(answers, country?.code)?.main
  const wanted = visas.filter(({ slug }) => slug === main)
  const own = wanted.length === 0 ? undefined : findAdvice(country?.id, wanted, interventions)
  return own?.visa === undefined ? findAdvice(country?.id, visas, interventions) : own
}

/** What the answers lead to in a country: a visa with its levels, or an opinion. */
export function getCountryResult<Visa extends WithSlug & { readonly id: number }>(
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
    levels,
    fitting: findFittingLevel(answers.help, levels),
    advice: levels.length > 0 ? undefined : findOwnAdvice(answers, country, visas, interventions),
  }
}

/** Words of headings under which the texts of visas say what is checked. In French, as records are. */
const checkWords =
  /condition|démontrer|vérifi(?!ez)|examine|prouver|attend de vous|cherche|demande à celui|doit montrer|pèse|tests|sous la loupe/iu

/** Which of the headings of a visa's text is about what the authority checks. */
export function findCheckedHeading<Heading extends { readonly heading: string }>(
  headings: readonly Heading[],
): Heading | undefined {
  return headings.find(({ heading }) => checkWords.test(heading))
}
