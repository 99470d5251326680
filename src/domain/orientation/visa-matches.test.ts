import { describe, expect, it } from 'vitest'

import countryRecords from '#mocks/fixtures/data/countries.json' with { type: 'json' }
import interventionRecords from '#mocks/fixtures/data/interventions.json' with { type: 'json' }
import visaRecords from '#mocks/fixtures/data/visas.json' with { type: 'json' }

import type { Intervention } from '#contract/interventions.ts'

import { getFilledText } from '../filled-text.ts'
import { seededFacts as facts } from '../record-facts.fixture.ts'
import { withSlugs } from '../slug.ts'
import { listPaths } from '../questions.fixture.ts'
import { blocks } from './orientation-questions.ts'
import { getStep, listCountrySlugs, type OrientationAnswers, readAnswers } from './orientation.ts'
import {
  findAdviceExample,
  findFittingLevel,
  findNamedPurpose,
  getCountryResult,
  getNeededLevel,
  matchVisas,
  toLetterStart,
  withFacts,
} from './visa-matches.ts'

const noAnswers = readAnswers({})

interface Site {
  readonly countries: readonly {
    readonly id: number
    readonly name: string
    readonly code: string
  }[]
  readonly visas: readonly {
    readonly id: number
    readonly name: string
    readonly countryId: number
  }[]
  readonly interventions: readonly Intervention[]
}
const seeded: Site = {
  countries: countryRecords,
  visas: visaRecords,
  interventions: interventionRecords,
}

/** Every way through the questions: what is held changes no visa. */
function listAllAnswers(slugs: readonly string[]) {
  const pairs = slugs.flatMap((first) =>
    slugs.filter((second) => second > first).map((second) => `${first},${second}`),
  )
  const ofKind = { country: slugs, pair: pairs, page: [] }
  return listPaths(blocks, noAnswers, (answers, name): OrientationAnswers[] => {
    const { kind, options = [], isHeld = false } = blocks[name]
    return isHeld
      ? []
      : [...options, ...(kind === undefined ? [] : ofKind[kind])].map((one) => ({
          ...answers,
          [name]: one,
        }))
  })
}

/** The slugs of the countries of the first site stay in URLs that people have kept. */
const knownSlugs = withSlugs(seeded.countries).map(({ slug }) => slug)

/** What a path leads to without a page, a fee or a person; undefined if nothing lacks. */
function findFault(answers: OrientationAnswers, { countries, visas, interventions }: Site) {
  if (getStep(answers, undefined) !== 'result') return 'no result'
  const slugged = withSlugs(countries)
  const example = findAdviceExample(slugged, interventions)
  if (getFilledText(example?.level.serviceFee?.valueString) === undefined) return 'no example'
  for (const slug of listCountrySlugs(answers)) {
    const country = slugged.find((one) => one.slug === slug)
    const own = withFacts(
      withSlugs(visas.filter(({ countryId }) => countryId === country?.id)),
      facts,
    )
    const result = getCountryResult(answers, country, own, interventions)
    const shown = [result.main, ...result.also, ...result.notKept, ...result.others]
    if (shown.filter((visa) => visa !== undefined).length !== own.length) return 'a visa is lost'
    if (result.also.length > 2) return 'too many visas'
    if (own.length === 0) continue
    // Without levels, an opinion of another visa of the country: its page has the fee.
    const [level] = result.levels.length > 0 ? result.levels : [result.advice?.level]
    if (getFilledText(level?.serviceFee?.valueString) === undefined) return 'no fee'
    if (result.levels.length > 0 && result.fitting === undefined) return 'no level'
    if (result.levels.length === 0 && result.advice?.visa === undefined) return 'no page'
  }
  return undefined
}

/** As on a server where somebody has added visas of which the site has no facts. */
const unknown = seeded.visas.map((visa) =>
  visa.name === 'Visa étudiant' ? { ...visa, id: visa.id + 100 } : visa,
)
const withoutCountry = {
  countries: seeded.countries.filter(({ name }) => name !== 'France'),
  visas: seeded.visas.filter(
    ({ countryId }) => seeded.countries.find(({ id }) => id === countryId)?.name !== 'France',
  ),
}

it.each([
  ['as it is', seeded],
  ['with an unknown visa in each country', { ...seeded, visas: unknown }],
  ['with a country deleted', { ...seeded, ...withoutCountry }],
  ['with a country without visas', { ...seeded, visas: withoutCountry.visas }],
])('every path through the site %s ends at a page with a fee', (_, site) => {
  const paths = [...listAllAnswers(knownSlugs)]
  expect(paths.length).toBeGreaterThan(12_000)
  const faults = paths.flatMap((answers) => {
    const fault = findFault(answers, site)
    return fault === undefined ? [] : [`${fault}: ${JSON.stringify(answers)}`]
  })
  expect(faults).toEqual([])
})

it('no visa of the site is out of reach of the answers', () => {
  const known = withFacts(seeded.visas, facts)
  expect(known.filter((visa) => visa.facts === undefined)).toEqual([])
})

/** Visas by their purposes; 'unknown' has none. */
const toVisas = (purposes: string) =>
  purposes.split(' ').map((slug) => {
    const purpose = findNamedPurpose(slug)
    return { slug, facts: purpose === undefined ? undefined : { purpose } }
  })
const joinSlugs = (visas: readonly { slug: string }[]) => visas.map(({ slug }) => slug).join(' ')

function match(purpose: string, slugs: string, regime: string) {
  const found = matchVisas({ purpose, regime }, 'BE', toVisas(slugs))
  return [found.main?.slug, ...[found.also, found.notKept, found.others].map(joinSlugs)]
}

describe('the visas of a country', () => {
  const all = 'study visit work unknown'
  it.each([
    ['study', 'neither', 'study', 'visit', 'work', 'unknown'],
    ['income', 'neither', undefined, '', '', all],
    ['other', 'neither', undefined, '', '', all],
    ['constructor', 'neither', undefined, '', '', all],
    // Another law: no visa is looked for.
    ['study', 'citizen', undefined, '', '', all],
    ['study', 'relativeAbroad', undefined, '', '', all],
  ])('for %s (%s)', (purpose, regime, ...expected) => {
    expect(match(purpose, all, regime)).toEqual(expected)
  })
})

it('with a relative at home, the visa for the family comes first, except for a visit', () => {
  const all = 'study visit family'
  const family = 'family'
  const home = (purpose: string) => match(purpose, all, 'relativeHome').slice(0, 2)
  expect(home('family')).toEqual([family, 'visit'])
  expect(home('study')).toEqual([family, 'study'])
  expect(home('other')).toEqual([family, ''])
  expect(home('visit')).toEqual(['visit', family])
})

it('the level that is named first is the cheapest that does what is asked for', () => {
  const visas = withFacts(withSlugs(seeded.visas.filter(({ countryId }) => countryId === 1)), facts)
  const fitting = ['advice', 'prepare', 'everything', 'alone', 'unknown'].map((help) => {
    const answers = {
      ...noAnswers,
      decision: 'none',
      country: 'belgique',
      purpose: 'study',
      regime: 'neither',
      help,
    }
    return getCountryResult(answers, { id: 1, code: 'BE' }, visas, seeded.interventions).fitting
      ?.levelNumber
  })
  expect(fitting).toEqual([1, 2, 4, 1, 1])
})

it('the example of an opinion is the cheapest with a price, of the first country that has any', () => {
  const [first, second] = seeded.countries
  const [intervention] = seeded.interventions
  const [level] = intervention?.serviceLevels ?? []
  if (first === undefined || second === undefined || intervention === undefined || !level) {
    throw new Error('The seed has countries and levels.')
  }
  const price = (amount: number, valueString: string) => ({
    ...level,
    levelNumber: 1,
    serviceFee: { ...level.serviceFee, currency: 'EUR', amount, valueString },
  })
  const levels = [price(10, ''), price(90, '90 €'), price(80, '80 €')]
  const offer = { ...intervention, countryId: second.id, serviceLevels: levels }
  expect(findAdviceExample([first, second], [offer])).toEqual({ country: second, level: levels[2] })
  expect(findAdviceExample([first], [offer])).toBeUndefined()
})

it('an opinion is that of the visa of the purpose, else the cheapest', () => {
  const visas = withFacts(withSlugs(seeded.visas.filter(({ countryId }) => countryId === 1)), facts)
  const advise = (purpose: string, shown = visas) => {
    const answers = {
      ...noAnswers,
      decision: 'none',
      country: 'belgique',
      purpose,
      regime: 'citizen',
      help: 'advice',
    }
    const belgium = { id: 1, code: 'BE' }
    return getCountryResult(answers, belgium, shown, seeded.interventions).advice?.visa?.slug
  }
  expect(advise('family')).toBe('visa-regroupement-familial')
  expect(advise('other')).toBe('visa-court-sejour')
  expect(advise('family', [])).toBeUndefined()
})

it.each([
  ['refusal', 'prepare', 3],
  ['order', 'unknown', 3],
  ['none', 'everything', 4],
  ['waiting', 'advice', 1],
  ['none', 'alone', undefined],
  ['unknown', 'unknown', undefined],
])('after %s, who wants %s looks for a lawyer with level %s', (decision, help, level) => {
  const [intervention] = seeded.interventions
  const fitting = findFittingLevel(help, intervention?.serviceLevels ?? [])
  expect(getNeededLevel({ decision, help }, fitting)).toBe(level)
})

it('prepares with the level for everything where none only prepares', () => {
  const [intervention] = seeded.interventions
  const levels = intervention?.serviceLevels.filter(({ levelNumber }) => levelNumber !== 2) ?? []
  expect(findFittingLevel('prepare', levels)?.levelNumber).toBe(4)
})

it('begins the questions about a letter with what was answered, and leads back', () => {
  const answers = { ...noAnswers, decision: 'order', country: 'belgique', purpose: 'study' }
  expect(toLetterStart(answers, 'BE', 'visa-etudiant')).toEqual({
    country: 'BE',
    letter: 'removal',
    subject: 'visa-etudiant',
    orientation: 'decision=order&country=belgique&purpose=study',
  })
  expect(toLetterStart({ ...noAnswers, decision: 'refusal' }, undefined, undefined)).toEqual({
    orientation: 'decision=refusal',
  })
})
