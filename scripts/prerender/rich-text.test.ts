// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { benignSamples } from '../../src/content/hostile/benign.ts'
import { findUnsafeRemains } from '../../src/content/hostile/find-unsafe-remains.ts'
import { hostileSamples } from '../../src/content/hostile/samples.ts'
import { createPrepareHtml } from './rich-text.ts'

/** An element with the prerendered HTML. */
function prerender(text: string, breakLines = false) {
  const { html } = createPrepareHtml([])(text, {
    topHeadingLevel: 2,
    breakLines,
    anchorPrefix: 'section',
  })
  return parse(html)
}

function parse(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body
}

it.each(hostileSamples)('%j becomes inert', (text) => {
  expect(findUnsafeRemains(prerender(text))).toEqual([])
  expect(findUnsafeRemains(prerender(text, true))).toEqual([])
})

it('keeps the texts of editors', () => {
  const texts = benignSamples.filter(([text]) => !text.includes('<img'))
  for (const [text, kept = text] of texts) {
    expect(prerender(text).textContent).toBe(parse(kept).textContent)
  }
})

it('holds images of other hosts back, after a link if they are inside one', () => {
  const picture = '<img src="https://x.example/a.png" alt="Une carte">'
  // oxlint-disable-next-line no-restricted-properties -- read, not set
  expect(prerender(`<p>${picture}<a href="/b"><b>${picture}</b></a></p>`).innerHTML).toBe(
    '<p><span data-host="x.example">Une carte</span>' +
      '<a href="/b" rel="noreferrer"><b>Une carte</b></a><span data-host="x.example"></span></p>',
  )
})

it('shows no translation of another page', () => {
  const translations = { 'records/visas': 'An opinion', 'records/faqs': 'Un avis' }
  for (const [namespace, translation] of Object.entries(translations)) {
    const { html } = createPrepareHtml([namespace])('<p>Un avis</p>', {
      topHeadingLevel: 2,
      breakLines: false,
      translateHtml: (root) => {
        root.textContent = translation
        return 'all'
      },
    })
    expect(html).toBe(translation)
  }
})
