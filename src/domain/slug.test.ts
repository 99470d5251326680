import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { flagCodes } from '../../scripts/flags.ts'
import { findBySlug, findSlugCollision, slugify, withSlugs, withVisaSlugs } from './slug.ts'

/** Names of all scripts, with characters that are special in URLs and in Unicode. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...' a-_/%<\r\u0000\u202E\u0301İſŒß'.split('')) }),
)

const countLetters = (name: string) => name.match(/\p{Letter}/gu)?.length ?? 0

describe('slugify (spec 5.2)', () => {
  it.each([
    ['Visa étudiant', 'visa-etudiant'],
    ['Visa rentier / Golden visa', 'visa-rentier-golden-visa'],
    [
      'Visa entrepreneur / investisseur (carte professionnelle)',
      'visa-entrepreneur-investisseur-carte-professionnelle',
    ],
    ['  -- Belgique -- ', 'belgique'],
    ['Côte d’Ivoire', 'cote-divoire'],
    ['Nos\u00a0démarches', 'nos-demarches'],
    ['Cœur', 'coeur'],
    ['Großbritannien, Łódź, Ærø, Đà Nẵng, Iğdır', 'grossbritannien-lodz-aero-da-nang-igdir'],
    ['Þingvellir, Norður, Għarb, Ŧ, Ŋ', 'thingvellir-nordur-gharb-t-n'],
    ['', ''],
  ])('gives %j as %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it.each(['fr', 'en', 'de', 'pl'])('loses no letter of a country’s name in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const shorter = flagCodes
      .map((code) => names.of(code.toUpperCase()) ?? code)
      .filter((name) => countLetters(slugify(name)) < countLetters(name))
    expect(shorter).toEqual([])
  })

  it('contains only letters, digits, underscores and single hyphens, and is idempotent', () => {
    fc.assert(
      fc.property(text, (name) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^(?:[a-z0-9_]+(?:-[a-z0-9_]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
      { numRuns: 1000 },
    )
  })
})

const named = (...names: readonly [id: number, name: string][]) =>
  names.map(([id, name]) => ({ id, name }))
const getSlugs = (records: readonly { id: number; slug: string }[]) =>
  Object.fromEntries(records.map(({ id, slug }) => [id, slug]))

describe('withSlugs', () => {
  it('numbers equal slugs by id, in any order of the list', () => {
    const records = named([7, 'Visa étudiant !'], [3, 'Visa étudiant'], [9, 'VISA ETUDIANT'])
    expect(withSlugs(records).map(({ slug }) => slug)).toEqual([
      'visa-etudiant-2',
      'visa-etudiant',
      'visa-etudiant-3',
    ])
  })

  it.each([
    ['Visa étudiant !', 'Visa étudiant 2', ['visa-etudiant-2', 'visa-etudiant-2-2']],
    ['Visa étudiant 2', 'Visa étudiant !', ['visa-etudiant-2', 'visa-etudiant-3']],
  ])('gives no slug that is another name’s own: %s, %s', (second, third, slugs) => {
    const records = named([1, 'Visa étudiant'], [2, second], [3, third])
    expect(withSlugs(records).map(({ slug }) => slug)).toEqual(['visa-etudiant', ...slugs])
  })

  it('uses the id if the name has no slug', () => {
    expect(getSlugs(withSlugs(named([4, '加拿大'], [5, '4'])))).toEqual({ 4: '4', 5: '4-2' })
  })

  const names = fc.constantFrom('Visa', 'visa !', 'Visa 2', 'visa-2-2', 'Visa étudiant', '!', '2')
  const visas = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 30 }), name: names, countryId: fc.nat(1) }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
  )

  it('gives a visa the same slug in the list of all countries and of its own', () => {
    fc.assert(
      fc.property(visas, (all) => {
        const inAll = withVisaSlugs(all)
        for (const countryId of [0, 1]) {
          // The list of one country need not name it (spec 7).
          const own = withSlugs(
            all
              .filter((visa) => visa.countryId === countryId)
              .map(({ id, name }) => ({ id, name })),
          )
          expect(getSlugs(inAll.filter((visa) => visa.countryId === countryId))).toEqual(
            getSlugs(own),
          )
          expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length)
          for (const visa of own) expect(findBySlug(own, visa.slug)).toBe(visa)
        }
      }),
    )
  })

  it('keeps every slug when a record is added', () => {
    fc.assert(
      fc.property(visas, names, (all, name) => {
        const before = withVisaSlugs(all)
        const after = withVisaSlugs([...all, { id: 31, name, countryId: 0 }])
        expect(after.slice(0, -1)).toEqual(before)
      }),
    )
  })
})

describe('findSlugCollision', () => {
  const others = [
    { id: 2, name: 'Visa étudiant' },
    { id: 5, name: 'Visa chercheur' },
  ]
  it.each([
    ['a name of its own', { id: undefined, name: 'Visa salarié' }, undefined],
    ['no name yet', { id: undefined, name: ' ' }, undefined],
    ['its own name, unchanged', { id: 2, name: 'Visa étudiant' }, undefined],
    ['the slug of another', { id: undefined, name: 'visa étudiant !' }, 'visa-etudiant-2'],
    ['the slug of an earlier one', { id: 5, name: 'Visa étudiant' }, 'visa-etudiant-2'],
  ])('%s', (_, saved, slug) => {
    expect(findSlugCollision(saved, others)?.slug).toBe(slug)
  })

  it('reports a number that stays, but not those of other records', () => {
    const numbered = [...others, { id: 7, name: 'Visa étudiant' }]
    expect(findSlugCollision({ id: 7, name: 'Visa étudiant' }, numbered)).toMatchObject({
      slug: 'visa-etudiant-2',
    })
    expect(findSlugCollision({ id: 5, name: 'Visa salarié' }, numbered)).toBeUndefined()
  })

  it('reports a later record that loses its slug', () => {
    expect(findSlugCollision({ id: 2, name: 'Visa  chercheur' }, others)).toMatchObject({
      name: 'Visa chercheur',
      slug: 'visa-chercheur-2',
    })
  })
})

describe('findBySlug', () => {
  const records = withSlugs([
    { id: 1, name: 'Belgique' },
    { id: 2, name: 'Visa étudiant' },
  ])

  it('finds a record by a slug in any case or with accents', () => {
    expect(findBySlug(records, 'VISA-ÉTUDIANT')).toBe(records[1])
  })

  it('finds every record by its own slug', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (names) => {
        const all = withSlugs(names.map((name, id) => ({ id, name })))
        for (const record of all) expect(findBySlug(all, record.slug)).toBe(record)
      }),
      { numRuns: 1000 },
    )
  })

  it('finds nothing for an unknown slug', () => {
    expect(findBySlug(records, 'france')).toBeUndefined()
  })
})
