import { describe, expect, it, vi } from 'vitest'

import { buildFixtures } from '../fixtures/build.ts'
import type { ReadSeedTable } from './seed.ts'
import { generateLawyers, type SeedVariant, withSeedVariant } from './seed-variants.ts'
import type { TableName } from './tables.ts'

const fixtures = await buildFixtures()
const { lawyers } = fixtures
const readFixtures: ReadSeedTable = async (table) =>
  table === 'mails' ? [] : Reflect.get(fixtures, table)
const read = <Name extends TableName>(variant: SeedVariant, table: Name) =>
  withSeedVariant(() => variant, readFixtures)(table)

it('generates the requested number of lawyers with unique ids, deterministically', () => {
  const many = generateLawyers(lawyers, 5000)
  expect(many).toHaveLength(5000)
  expect(new Set(many.map(({ id }) => id)).size).toBe(5000)
  expect(many.slice(0, lawyers.length)).toEqual(lawyers)
  expect(generateLawyers(lawyers, 5000)).toEqual(many)
})

it('generates no lawyers from an empty seed', () => {
  expect(generateLawyers([], 10)).toEqual([])
})

it('generates lawyers who differ in what their cards show', () => {
  const many = generateLawyers(lawyers, lawyers.length * 3).slice(lawyers.length)
  for (const [index, lawyer] of many.entries()) {
    const base = lawyers[index % lawyers.length]
    expect(lawyer.name).not.toBe(base?.name)
    expect(lawyer.name.split(' ')[0]).toBe(base?.name.split(' ')[0])
    expect(lawyer.pricing.firstConsultation).toBeGreaterThan(base?.pricing.firstConsultation ?? 0)
    expect(lawyer.experienceYears).toBeLessThan(40)
    expect(lawyer.firstSlotInDays).toBeLessThan(30)
  }
  expect(new Set(many.map(({ isVerified }) => isVerified)).size).toBe(2)
  expect(new Set(many.map(({ firstSlotInDays }) => firstSlotInDays)).size).toBeGreaterThan(10)
})

it('generates lawyers within what the filters know, one in five of them not verified', () => {
  const many = generateLawyers(lawyers, 5000).slice(lawyers.length)
  expect(Math.max(...many.map(({ experienceYears }) => experienceYears))).toBe(39)
  expect(Math.max(...many.map(({ firstSlotInDays }) => firstSlotInDays ?? 0))).toBe(29)
  const unverified = many.filter(({ isVerified }) => !isVerified)
  expect(Math.round((5 * unverified.length) / many.length)).toBe(1)
  const prices = new Set(
    many.map(({ pricing }, index) => {
      const base = lawyers[index % lawyers.length]?.pricing.firstConsultation ?? 0
      return (pricing.firstConsultation ?? 0) - base
    }),
  )
  expect(prices).toEqual(new Set([0, 10, 20, 30, 40, 50, 60]))
})

describe('the seed', () => {
  it('is read as it is without a variant', async () => {
    const readTable = withSeedVariant(() => undefined, readFixtures)
    expect(await readTable('visas')).toBe(fixtures.visas)
  })

  it('is changed once for each variant and table, and again after a failure', async () => {
    const onRead = vi.fn<() => Promise<void>>(async () => undefined)
    const readOnce: ReadSeedTable = async (table) => {
      await onRead()
      return readFixtures(table)
    }
    let variant: SeedVariant = 'many'
    const readTable = withSeedVariant(() => variant, readOnce)
    expect(await readTable('faqs')).toBe(await readTable('faqs'))
    expect(onRead).toHaveBeenCalledTimes(1)
    variant = 'long'
    await readTable('faqs')
    await readTable('visas')
    expect(onRead).toHaveBeenCalledTimes(3)
    onRead.mockRejectedValueOnce(new Error('The connection dropped.'))
    await expect(readTable('tags')).rejects.toThrow('dropped')
    expect(await readTable('tags')).toHaveLength(fixtures.tags.length)
  })
})

describe('many records', () => {
  it.each(['visas', 'interventions', 'articles', 'faqs'] as const)(
    'are 5,000 %s with their own ids, the first as they were',
    async (table) => {
      const rows = await read('many', table)
      expect(rows).toHaveLength(5000)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(5000)
      expect(rows.slice(0, fixtures[table].length)).toEqual(fixtures[table])
      expect(rows[fixtures[table].length]?.id).toBeGreaterThan(99_999)
    },
  )

  it('are numbered in their names and slugs, with a short text', async () => {
    const { articles } = fixtures
    const rows = await read('many', 'articles')
    const [first] = articles
    for (const [round, number] of [
      [1, 2],
      [2, 3],
    ] as const) {
      expect(rows[articles.length * round]).toMatchObject({
        title: `${first?.title} (${number})`,
        slug: `${first?.slug}-${number}`,
        content: `<p>${number}</p>`,
        introduction: first?.introduction,
      })
    }
  })

  it('are lawyers, too, but not countries, tags or what an empty table has', async () => {
    const many = await read('many', 'lawyers')
    expect(many).toHaveLength(5000)
    // No copies with a number.
    expect(many.at(-1)?.name).not.toMatch(/\d/)
    expect(await read('many', 'countries')).toBe(fixtures.countries)
    expect(await read('many', 'tags')).toBe(fixtures.tags)
    expect(
      await withSeedVariant(
        () => 'many',
        async () => [],
      )('faqs'),
    ).toEqual([])
  })
})

/** The levels of the headings of a long article. */
async function readLevels(content: string): Promise<(string | undefined)[]> {
  const articles = [{ id: 1, content }] as never
  const [article] = await withSeedVariant(
    () => 'long',
    async () => articles,
  )('articles')
  return [...(article?.content ?? '').matchAll(/<h(\d)/g)].map(([, level]) => level)
}

describe('long texts', () => {
  it('have a word that cannot be broken: at once in each second record, else behind a sentence', async () => {
    const names = (await read('long', 'visas')).map(({ name }) => name)
    const [even = '', odd = ''] = names.map((name, index) =>
      name.replace(fixtures.visas[index]?.name ?? '', 'Nom'),
    )
    expect(even).toMatch(/^Nom, .* \S{120}$/)
    expect(odd).toMatch(/^Nom \S{120}$/)
  })

  it('are HTML where the record has HTML, and plain elsewhere', async () => {
    const [visa] = await read('long', 'visas')
    expect(visa?.content).toContain('<blockquote>')
    expect(visa?.content.length).toBeGreaterThan(4 * (fixtures.visas[0]?.content.length ?? 0))
    const [intervention] = await read('long', 'interventions')
    expect(intervention?.serviceLevels[0]?.fullDescription).toContain('<table>')
    const [testimonial] = await read('long', 'testimonials')
    expect(testimonial?.content).toMatch(/^[^<]{1000,}$/)
  })

  it('are inside lists and other records', async () => {
    const [lawyer] = await read('long', 'lawyers')
    expect(lawyer?.areasOfLaw[0]).toMatch(/\S{120}$/)
    expect(lawyer?.presentation.visionOfLaw.text.length).toBeGreaterThan(1000)
    expect(lawyer?.email).toMatch(/^(?:[a-z]+\.){9}[^@]+@[^@]+$/)
    expect(lawyer?.phone).toBe(lawyers[0]?.phone)
    expect(lawyer?.experienceYears).toBe(lawyers[0]?.experienceYears)
    const [author] = await read('long', 'authors')
    const [named] = fixtures.authors
    expect(author?.firstName).toBe(`${named?.firstName}-${named?.firstName}-${named?.firstName}`)
    expect(author?.lastName).toBe(`${named?.lastName}-${named?.lastName}-${named?.lastName}`)
  })

  it('are all texts of a level and of its fee, which keep their numbers', async () => {
    const [intervention] = await read('long', 'interventions')
    const [level] = intervention?.serviceLevels ?? []
    const seeded = fixtures.interventions[0]?.serviceLevels[0]
    const fee = level?.serviceFee
    for (const name of [level?.title, fee?.valueString, fee?.basis])
      expect(name).toMatch(/ \S{120}$/)
    for (const text of [level?.summary, fee?.notes]) expect(text?.length).toBeGreaterThan(1000)
    expect(level?.levelNumber).toBe(seeded?.levelNumber)
    expect(fee?.amount).toBe(seeded?.serviceFee?.amount)
    expect(fee?.currency).toBe(seeded?.serviceFee?.currency)
  })

  it('have headings at the levels of the text', async () => {
    expect(await readLevels('<p>a</p>')).toEqual(['3', '4'])
    expect(await readLevels('<h2>a</h2>')).toEqual(['2', '2', '2', '2', '2', '3'])
    expect(await readLevels('')).toEqual([])
  })
})

describe('blank texts', () => {
  it('are empty, or spaces', async () => {
    const [level] = (await read('blank', 'interventions')).flatMap((row) => row.serviceLevels)
    expect(level?.summary).toBe('')
    expect(level?.title).toBe(fixtures.interventions[0]?.serviceLevels[0]?.title)
    expect(level?.serviceFee).toMatchObject({ valueString: '', basis: ' ', notes: '\u00A0' })
    expect((await read('blank', 'articles'))[0]?.introduction).toBe(' ')
  })

  it('leave a lawyer without prices', async () => {
    const [lawyer] = await read('blank', 'lawyers')
    expect(lawyer?.pricing).toEqual({
      ...lawyers[0]?.pricing,
      firstConsultation: null,
      hourlyRateRange: null,
    })
  })
})

it('broken images are of this site, and all else stays', async () => {
  const [visa] = await read('brokenImages', 'visas')
  expect(visa).toEqual({ ...fixtures.visas[0], image: '/no-such-image.png' })
})
