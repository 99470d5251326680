// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { findPageLists } from './page-lists.ts'

const french = { translateHtml: undefined, originalLanguage: undefined }
const html = `<h2>Conditions</h2><p>a</p><h2>Pièces</h2><ul><li>un <strong>passeport</strong> ;</li>
  <li>une photo ;<ul><li>récente</li></ul></li></ul><p>b</p><ol><li>une photo ;</li><li>une photo ;</li></ol>`

it('finds each list with the heading above it, and the points of lists within', () => {
  const lists = findPageLists(html, french)
  expect(lists.map(({ heading, points }) => [heading, ...points.map(({ text }) => text)])).toEqual([
    ['Pièces', 'un passeport ;', 'une photo ;', 'récente'],
    ['Pièces', 'une photo ;'],
  ])
})

it('knows a point by its words, wherever it stands', () => {
  const [first, second] = findPageLists(html, french)
  expect(second?.points[0]?.key).toBe(first?.points[1]?.key)
})

it('shows a translation, and says of what has none that it is French', () => {
  const lists = findPageLists(html, {
    originalLanguage: 'fr',
    translateHtml(root) {
      const [item] = root.querySelectorAll('li')
      if (item !== undefined) item.textContent = 'a passport;'
      for (const other of root.querySelectorAll('li, h2')) {
        if (other !== item) other.setAttribute('lang', 'fr')
      }
      return 'some'
    },
  })
  const [list] = lists
  expect(list?.heading).toBe('Pièces')
  expect([...(list?.texts.values() ?? [])].slice(0, 2)).toEqual([
    { lang: undefined, children: 'a passport;' },
    { lang: 'fr', children: 'une photo ;' },
  ])
})

it('is French as a whole where nothing is translated', () => {
  const [list] = findPageLists(html, { originalLanguage: 'fr', translateHtml: () => 'none' })
  expect(list?.title).toEqual({ lang: 'fr', children: 'Pièces' })
})

it.each([null, undefined, '', '<p>a</p>', '<ul></ul>', '<ul><li>12 €</li></ul>'])(
  'finds no list in %s',
  (content) => {
    expect(findPageLists(content, french)).toEqual([])
  },
)

it('reads hostile HTML as text', () => {
  const [list] = findPageLists(
    '<ul><li><img src=x onerror=alert(1)>ab<script>c</script></li></ul>',
    french,
  )
  expect(list?.points.map(({ text }) => text)).toEqual(['ab'])
})
