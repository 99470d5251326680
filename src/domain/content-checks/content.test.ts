import { describe, expect, it } from 'vitest'

import { parseContent, toCheckedText } from './content.ts'
import { countWords, listSentences } from './sentences.ts'

describe('HTML as the checks read it', () => {
  it('is blocks of text', () => {
    const content = parseContent(
      '<h2>Titre</h2><p>Un <b>mot</b>.</p><ul><li>A<ul><li>B</li></ul></li></ul><table><tr><th>C</th></tr></table>',
    )
    expect(content.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Titre'],
      ['paragraph', 'Un mot.'],
      ['item', 'A'],
      ['item', 'B'],
      ['cell', 'C'],
    ])
    expect(toCheckedText(content)).toBe('Titre\nUn mot.\nA\nB\nC')
  })
  it('has text outside of blocks, and line breaks', () => {
    expect(toCheckedText(parseContent('Un<br>deux<p>trois</p>quatre'))).toBe(
      'Un\ndeux\ntrois\nquatre',
    )
  })
  it('keeps a sign that closes a tag inside an attribute', () => {
    const { links, pictures } = parseContent(
      `<a href="/a?b=1&amp;c=>">A</a><img src='/x.png' alt="a > b">`,
    )
    expect(links).toMatchObject([{ href: '/a?b=1&c=>', text: 'A' }])
    expect(pictures).toEqual([{ src: '/x.png', alternative: 'a > b' }])
  })
  it('ends a link that is never closed with its text, and takes no anchor for a link', () => {
    expect(parseContent('<a name="x">A</a><a href="/b">B <b>b</b>').links).toMatchObject([
      { href: '/b', text: 'B b' },
    ])
  })
})

describe('sentences', () => {
  it.each<[string, string[]]>([
    [
      'Un. Deux\u00a0! «\u00a0Trois\u00a0?\u00a0» Quatre',
      ['Un.', 'Deux\u00a0!', '«\u00a0Trois\u00a0?\u00a0»', 'Quatre'],
    ],
    ['Voir l’art. 9 et M. Dupont. Fin.', ['Voir l’art. 9 et M. Dupont.', 'Fin.']],
    ['Le taux est de 3.5 pour cent.', ['Le taux est de 3.5 pour cent.']],
    ['Une ligne\n\nUne autre', ['Une ligne', 'Une autre']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(listSentences(text).map((sentence) => sentence.text)).toEqual(sentences)
  })
  it('know where they begin', () => {
    const text = '  Un.  Deux.\n Trois'
    for (const { text: sentence, start } of listSentences(text)) {
      expect(text.slice(start, start + sentence.length)).toBe(sentence)
    }
  })
  it.each([
    ['L’avocat d’ici relit.', 3],
    ['Il paie 1\u202f500 € – ou moins.', 5],
    ['', 0],
  ])('%j has %i words', (sentence, count) => {
    expect(countWords(sentence)).toBe(count)
  })
})
