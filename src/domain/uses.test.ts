import { describe, expect, it } from 'vitest'

import { createLinkResolver, findLinks } from './record-links.ts'
import { describeRecord, type NameRecord } from './record-names.ts'
import { createUseIndex, findAddressChanges, groupUses, replaceRecords } from './uses.ts'

const baseUrl = 'https://site.example/'
const link = (href: string) => `<p>Voir <a class="x" href="${href}">cette page</a>.</p>`

const lists = {
  countries: [
    { id: 1, name: 'Belgique', code: 'BE' },
    { id: 2, name: 'France', code: 'FR' },
  ],
  visas: [
    {
      id: 10,
      name: 'Visa étudiant',
      countryId: 1,
      content: link('/detailsvisa/france/visa-etudiant'),
    },
    { id: 11, name: 'Visa étudiant', countryId: 1, content: null },
    { id: 12, name: 'Visa étudiant', country: { id: 2, name: 'France' }, content: '' },
  ],
  interventions: [
    {
      id: 20,
      title: 'Visa étudiant – Belgique',
      countryId: 1,
      visaId: 10,
      serviceLevels: [{ fullDescription: link('/faq?question=30&amp;q=x') }],
    },
  ],
  faqs: [{ id: 30, question: 'Combien ?', response: '', countryId: 1, visaId: 10 }],
  articles: [
    {
      id: 40,
      slug: 'partir',
      title: 'Partir',
      country: { code: 'be' },
      content: link('/pricing/Belgique/Visa-%C3%A9tudiant#prix'),
    },
    {
      id: 41,
      slug: 'rester',
      title: ' ',
      country: 'ALL',
      content: `${link('/blog/partir')}${link('/blog/rester')}`,
    },
  ],
}
const resolve = createLinkResolver(lists, baseUrl)

describe('a link in a text', () => {
  it.each([
    ['/detailsvisa/belgique/visa-etudiant', ['visas/10']],
    ['/detailsvisa/belgique/visa-etudiant-2', ['visas/11']],
    [
      'https://site.example/interventions/belgique/visa-etudiant?x=1',
      ['visas/10', 'interventions/20'],
    ],
    ['/detailsvisa/belgique', ['countries/1']],
    ['/detailsvisa/belgique/inconnu', ['countries/1']],
    ['/faq?question=30', ['faqs/30']],
    ['/faq?country=france&subject=visa-etudiant', ['visas/12']],
    ['/faq?question=', []],
    ['/faq?question=31', []],
    ['/blog/partir', ['articles/40']],
    ['/blog', []],
    ['/contact', []],
    ['https://other.example/blog/partir', []],
    ['mailto:a@b.example', []],
    ['http://[', []],
  ])('%s leads to %j', (href, keys) => {
    expect(resolve(href)).toEqual(keys)
  })

  it('is read below the base path of the site', () => {
    const below = createLinkResolver(lists, 'https://site.example/demo/')
    expect(below('/demo/blog/partir')).toEqual(['articles/40'])
    expect(below('blog/partir')).toEqual(['articles/40'])
  })

  it('is found in any quotes and in nested values, but not in pictures', () => {
    const record = {
      id: 1,
      a: `<A title=x HREF='/a?b&amp;c'>`,
      b: { c: ['<a href=/d>'] },
      image: 'data:image/png; href="/e"',
    }
    expect(findLinks(record)).toEqual(['/a?b&c', '/d'])
  })
})

const nameRecord: NameRecord = (entity, record) =>
  describeRecord(entity, record).name ?? 'sans titre'

describe('the uses of a record', () => {
  const { find } = createUseIndex(lists, baseUrl, nameRecord)
  const keysOf = (...given: Parameters<typeof find>) =>
    find(...given).map(({ entity, id, isLink }) => `${entity}/${id}${isLink ? ' link' : ''}`)

  it('are the records that refer to it and the texts that link to it, each once', () => {
    expect(keysOf('countries', 1)).toEqual([
      'articles/40',
      'visas/10',
      'visas/11',
      'interventions/20',
      'faqs/30',
    ])
    expect(keysOf('visas', 10)).toEqual(['articles/40 link', 'interventions/20', 'faqs/30'])
    expect(keysOf('visas', 12)).toEqual(['visas/10 link'])
    expect(keysOf('faqs', 30)).toEqual(['interventions/20 link'])
    expect(keysOf('interventions', 20)).toEqual(['articles/40 link'])
  })

  it('do not include the record itself, and name one without a name', () => {
    expect(find('articles', 41)).toEqual([])
    expect(find('articles', 40)).toEqual([
      { entity: 'articles', id: 41, name: 'sans titre', isLink: true },
    ])
  })

  it('are grouped by entity', () => {
    const counts = groupUses(find('countries', 1)).map(({ entity, uses }) => [entity, uses.length])
    expect(counts).toEqual([
      ['articles', 1],
      ['visas', 2],
      ['interventions', 1],
      ['faqs', 1],
    ])
  })
})

const change = (entity: 'countries' | 'visas', changed: { id: number; name: string }) =>
  findAddressChanges(
    lists,
    replaceRecords(lists, entity, [{ ...changed, countryId: 1 }]),
    baseUrl,
    nameRecord,
  )

describe('a rename', () => {
  it('changes the pages of a visa, and those of a visa that gets its number', () => {
    const { addresses, texts } = change('visas', { id: 10, name: 'Visa de recherche' })
    expect(addresses.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/detailsvisa/belgique/visa-etudiant /detailsvisa/belgique/visa-de-recherche',
      '/interventions/belgique/visa-etudiant /interventions/belgique/visa-de-recherche',
      '/pricing/belgique/visa-etudiant /pricing/belgique/visa-de-recherche',
      '/detailsvisa/belgique/visa-etudiant-2 /detailsvisa/belgique/visa-etudiant',
      '/interventions/belgique/visa-etudiant-2 /interventions/belgique/visa-etudiant',
      '/pricing/belgique/visa-etudiant-2 /pricing/belgique/visa-etudiant',
    ])
    expect(texts).toEqual([{ entity: 'articles', id: 40, name: 'Partir', isLink: true }])
  })

  it('of a country changes the pages of its visas, and the texts that link to them', () => {
    const { addresses, texts } = change('countries', { id: 2, name: 'République française' })
    expect(addresses).toHaveLength(5)
    expect(addresses.at(-1)).toEqual({
      name: 'Visa étudiant',
      from: '/pricing/france/visa-etudiant',
      to: '/pricing/republique-francaise/visa-etudiant',
    })
    expect(texts.map(({ entity, id }) => [entity, id])).toEqual([['visas', 10]])
  })

  it('that gives a link its page back leaves nothing to correct', () => {
    const renamed = replaceRecords(lists, 'visas', [
      { id: 10, name: 'Visa de recherche', countryId: 1 },
      { id: 11, name: 'Visa court', countryId: 1 },
    ])
    const back = replaceRecords(renamed, 'visas', [{ id: 10, name: 'Visa étudiant', countryId: 1 }])
    const { addresses, texts } = findAddressChanges(renamed, back, baseUrl, nameRecord)
    expect(addresses).toHaveLength(3)
    expect(texts).toEqual([])
  })

  it('that keeps the slug, or of a record that is not there, changes nothing', () => {
    const nothing = { addresses: [], texts: [] }
    expect(change('visas', { id: 10, name: ' VISA étudiant ' })).toEqual(nothing)
    expect(change('visas', { id: 99, name: 'Autre' })).toEqual(nothing)
  })
})
