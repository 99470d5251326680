// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { prepareHtml, type PrepareHtmlOptions } from './prepare-html.ts'

const prepare = (html: string, options: Partial<PrepareHtmlOptions> = {}) =>
  prepareHtml(html, { topHeadingLevel: 2, breakLines: false, ...options })

describe('newlines', () => {
  it('are line breaks in articles (spec 3), but not inside a tag', () => {
    const html = '<p\nlang="en">Un\nDeux</p>'
    expect(prepare(html, { breakLines: true }).html).toBe('<p lang="en">Un<br>Deux</p>')
    expect(prepare(html).html).toBe('<p lang="en">Un\nDeux</p>')
  })
})

describe('headings', () => {
  const html = `<h2 id="location">Pièces</h2><h3>À garder</h3><h2>Pièces</h2><h2>Pièces</h2><h2>!</h2>`

  it('start at the level of the page, with ids that are prefixed and unique', () => {
    const prepared = prepare(html, { topHeadingLevel: 3, anchorPrefix: 'section' })
    expect(prepared.headings).toEqual([
      { id: 'section-pieces', text: 'Pièces', depth: 1 },
      { id: 'section-a-garder', text: 'À garder', depth: 2 },
      { id: 'section-pieces-2', text: 'Pièces', depth: 1 },
      { id: 'section-pieces-3', text: 'Pièces', depth: 1 },
      { id: 'section', text: '!', depth: 1 },
    ])
    expect(prepared.html).toContain('<h3 id="section-pieces" tabindex="-1">Pièces</h3>')
    expect(prepared.html).toContain('<h4 id="section-a-garder" tabindex="-1">À garder</h4>')
  })

  it('have no id without a prefix, and are no lower than the sixth level', () => {
    const prepared = prepare('<h3 lang="en">a</h3><h6>b <b>c</b></h6>', { topHeadingLevel: 4 })
    expect(prepared.html).toBe('<h4 lang="en">a</h4><h6>b <b>c</b></h6>')
    expect(prepared.headings).toEqual([])
  })

  it('say in which language they are', () => {
    const languages = '<h2 lang="nl">a</h2><h2><span lang="en">b</span></h2><h2> </h2>'
    const { headings } = prepare(languages, { anchorPrefix: 'section' })
    expect(headings.map(({ text, lang }) => [text, lang])).toEqual([
      ['a', 'nl'],
      ['b', 'en'],
    ])
  })

  it('keep the ids of the original in a translation', () => {
    const { headings, isTranslated } = prepare('<h2>Pièces</h2>', {
      anchorPrefix: 'section',
      translateHtml: (root) => {
        for (const heading of root.querySelectorAll('h2')) heading.textContent = 'Documents'
        return 'some'
      },
    })
    expect(headings).toMatchObject([{ id: 'section-pieces', text: 'Documents' }])
    expect(isTranslated).toBe(true)
  })
})

it.each(['none', undefined] as const)('is not translated where translating gives %s', (result) => {
  const translateHtml = result && (() => result)
  expect(prepare('<p>a</p>', { translateHtml }).isTranslated).toBe(false)
})

it.each([
  ['<time datetime="2026-06-01">a</time><time datetime="2026-06-22">b</time>', '2026-06-22'],
  ['<time datetime="2026-06">juin</time>', undefined],
  ['<p>22 juin 2026</p>', undefined],
])('%s was updated on %s', (html, day) => {
  expect(prepare(html).updatedOn).toBe(day)
})

function picture(alt: string, host = 'a.example'): string {
  return `<img alt="${alt}" src="https://${host}/a.png">`
}

describe('pictures of other hosts', () => {
  it('are held back, each host named once', () => {
    const { html, heldHosts } = prepare(
      `<p>${picture('Un')}${picture('')}${picture('', 'b.example')}</p>`,
    )
    expect(html).toBe(
      '<p><span data-host="a.example">Un</span><span data-host="a.example"></span><span data-host="b.example"></span></p>',
    )
    expect(heldHosts).toEqual(['a.example', 'b.example'])
  })

  it('leave their text, or else their host, in a link, and are offered behind it', () => {
    const { html } = prepare(`<a href="/a">${picture('Un')}</a><a href="/b">${picture('')}</a>`)
    expect(html).toBe(
      '<a href="/a" rel="noreferrer">Un</a><span data-host="a.example"></span>' +
        '<a href="/b" rel="noreferrer">a.example</a><span data-host="a.example"></span>',
    )
  })

  it('stay where their host is allowed, as those of this site do', () => {
    const { html, heldHosts } = prepare(`${picture('Un')}<img alt="" src="/b.png">`, {
      pictureHosts: ['a.example'],
    })
    expect(html.match(/<img/g)).toHaveLength(2)
    expect(heldHosts).toEqual([])
  })
})

it('marks the terms of a search in texts only', () => {
  const html = '<p title="visa">Le <b>Visa</b> étudiant, le délai</p>'
  expect(prepare(html, { highlightedTerms: 'visa etudiant' }).html).toBe(
    '<p title="visa">Le <b><mark>Visa</mark></b> <mark>étudiant</mark>, le délai</p>',
  )
})

it('keeps the words of a date together', () => {
  const { html } = prepare('<p>Le 22 juin 2026.</p>')
  expect(html).toMatch(/^<p>Le <span class="[^"]+">22 juin( 2026)?<\/span>.*<\/p>$/)
  expect(prepare('<p>Un mot.</p>').html).toBe('<p>Un mot.</p>')
})
