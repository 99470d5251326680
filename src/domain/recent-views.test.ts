import { expect, it } from 'vitest'

import { addViewedPath, parseView, parseViewedPaths } from './recent-views.ts'

const visa = '/detailsvisa/belgique/visa-etudiant'
const lawyer = '/detailsavocatslist/3'

it('knows the pages of visas and lawyers, and no other', () => {
  expect(parseView(visa)).toEqual({ kind: 'visa', country: 'belgique', visa: 'visa-etudiant' })
  expect(parseView(lawyer)).toEqual({ kind: 'lawyer', id: '3' })
  for (const path of [
    '/',
    '/faq',
    '/detailsvisa/belgique',
    '/detailsavocatslist/0',
    '/detailsavocatslist/1/2',
    `https://example.org${visa}`,
    `${visa}?q=1`,
    'javascript:alert(1)',
    `/detailsvisa/${'a'.repeat(101)}/visa`,
  ]) {
    expect(parseView(path)).toBeUndefined()
  }
})

it('puts the page that was seen last first, once', () => {
  const paths = [visa, lawyer].reduce(addViewedPath, [])
  expect(paths).toEqual([lawyer, visa])
  expect(addViewedPath(paths, visa)).toEqual([visa, lawyer])
  expect(addViewedPath(paths, '/faq')).toBe(paths)
})

it('keeps five of each kind', () => {
  const lawyers = Array.from({ length: 9 }, (_, index) => `/detailsavocatslist/${index + 1}`)
  expect([visa, ...lawyers].reduce(addViewedPath, [])).toEqual([
    '/detailsavocatslist/9',
    '/detailsavocatslist/8',
    '/detailsavocatslist/7',
    '/detailsavocatslist/6',
    '/detailsavocatslist/5',
    visa,
  ])
})

it.each([
  ['nothing', null],
  ['no JSON', '[,'],
  ['no list', '{"length":1}'],
  ['other values', '[1,null,{}]'],
  ['a foreign address among the paths', `["${visa}","https://example.org"]`],
  ['a script', '["javascript:alert(1)"]'],
])('reads %s as no page', (_, stored) => {
  expect(parseViewedPaths(stored)).toEqual([])
})

it('reads what it has stored, without repetitions', () => {
  expect(parseViewedPaths(JSON.stringify([visa, lawyer, visa]))).toEqual([visa, lawyer])
})
