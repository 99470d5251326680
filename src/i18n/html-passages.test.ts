import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

import { appendPassage, findHtmlPassages, replacePassage } from './html-passages.ts'

function parse(html: string): HTMLElement {
  return new JSDOM(html, { url: 'https://site.invalid/' }).window.document.body
}
const listSources = (html: string) => findHtmlPassages(parse(html)).map(({ source }) => source)

describe('the passages of HTML', () => {
  it.each([
    ['<p>Un</p><p>Deux</p>', ['Un', 'Deux']],
    ['Un<br>Deux<hr>Trois', ['Un', 'Deux', 'Trois']],
    ['Avant <ul><li>Un</li></ul> après', ['Avant', 'Un', 'après']],
    ['<a href="/"><p>Un</p></a>', ['Un']],
    ['<p><b><i>Un</i> avis</b> &lt;écrit&gt; <img></p>', ['<1><2>Un</2> avis</1> &lt;écrit> <3/>']],
    ['<p> 12 % </p><p>—</p>', []],
  ])('%s', (html, sources) => {
    expect(listSources(html)).toEqual(sources)
  })
})

describe('a translation', () => {
  it('puts the elements where it has their numbers, with what they are and without their words', () => {
    const body = parse('<p>Un <a href="/a" title="t">bel <b>avis</b></a> <img src="i"></p>')
    const [passage] = findHtmlPassages(body)
    if (passage === undefined) throw new Error('There is no passage.')
    replacePassage(passage, '<3/> A <1><2>nice</2> opinion</1> &amp; more')
    const paragraph = body.firstElementChild
    expect(paragraph?.textContent).toBe(' A nice opinion & more')
    expect(Array.from(paragraph?.querySelectorAll('*') ?? [], ({ tagName }) => tagName)).toEqual([
      'IMG',
      'A',
      'B',
    ])
    expect(paragraph?.querySelector('a')?.getAttribute('title')).toBe('t')
    expect(paragraph?.querySelector('b')?.textContent).toBe('nice')
    expect(paragraph?.querySelector('b')?.parentElement?.tagName).toBe('A')
  })

  it('stays between its neighbours', () => {
    const body = parse('<p>Un</p>deux<br>trois')
    const passage = findHtmlPassages(body)[1]
    if (passage === undefined) throw new Error('There is no passage.')
    replacePassage(passage, 'two')
    expect(body.textContent).toBe('Untwotrois')
  })

  it('loses the placeholders that nobody has an element for, but not their words', () => {
    const root = parse('')
    appendPassage(root, 'a <1>b</1> c', () => undefined)
    expect(root.textContent).toBe('a b c')
  })
})
