// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { areSameBlocks, readHtmlBlocks, readTextBlocks } from './blocks.ts'
import { compareBlocks, compareWords, type ComparedRow } from './compare-blocks.ts'

const read = (html: string) =>
  readHtmlBlocks(new DOMParser().parseFromString(html, 'text/html').body)
const compare = (before: string, after: string) => compareBlocks(read(before), read(after))

const findNumber = (text: string) => /\d[\d\s]*\d/u.exec(text)?.[0]

/** A row as a line: '= 2' for folded blocks, '+', '-', or the words with their marks. */
function describeRow(row: ComparedRow): string {
  switch (row.status) {
    case 'folded':
      return `= ${row.blocks.length}`
    case 'added':
      return `+ ${row.block.text}`
    case 'removed':
      return `- ${row.block.text}`
    case 'changed':
      if (row.isFormatOnly) return `~ ${row.after.text}`
      return row.pieces
        .map(({ kind, text }) => ({ same: text, added: `{${text}}`, removed: `[${text}]` })[kind])
        .join('')
  }
}
const describeRows = (before: string, after: string) => compare(before, after).map(describeRow)

/** 60 paragraphs of 50 words. */
function makeLongText(word: string): string {
  const paragraphs = Array.from({ length: 60 }, (_, index) => {
    const words = Array.from({ length: 49 }, (__, place) => `mot${(index * 7 + place) % 90}`)
    return `<p>${words.join(' ')} n${index}${index === 30 ? ` ${word}` : ''}</p>`
  })
  return paragraphs.join('')
}

/** 400 lines with words that no other text has. */
function makeLines(word: string) {
  const lines = Array.from({ length: 400 }, (_, index) => `${word}${index} ${word}`)
  return readTextBlocks(lines.join('\n'))
}

describe('the blocks of HTML', () => {
  it('are its paragraphs, headings, items, cells and pictures', () => {
    const html =
      '<h2>Pièces</h2><p>Un <b>avis</b></p><ul><li>a</li><li><p>b</p></li></ul>' +
      '<table><tr><th>c</th><td>d</td></tr></table><p>e<img src="/f.png" alt="g">h</p>plain'
    expect(read(html).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Pièces'],
      ['paragraph', 'Un avis'],
      ['item', 'a'],
      ['item', 'b'],
      ['cell', 'c'],
      ['cell', 'd'],
      ['paragraph', 'e'],
      ['picture', 'g'],
      ['paragraph', 'h'],
      ['paragraph', 'plain'],
    ])
  })

  it('do not depend on white space and aliases', () => {
    expect(
      areSameBlocks(
        read('<p>Un  <b>bon</b>\navis</p>\n<p>b</p>'),
        read('<p>Un <strong>bon</strong> avis</p><p>b</p><p> </p>'),
      ),
    ).toBe(true)
  })

  it('keep no-break spaces and line breaks', () => {
    expect(read('<p>a\u00a0: b<br>c</p>')[0]?.text).toBe('a\u00a0: b\nc')
  })
})

describe('words', () => {
  it('are marked one by one', () => {
    expect(compareWords('Le délai est de 30 jours.', 'Le délai est de 60 jours.')).toEqual([
      { kind: 'same', text: 'Le délai est de ' },
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '60' },
      { kind: 'same', text: ' jours.' },
    ])
  })

  it('that follow each other are one change', () => {
    expect(compareWords('un deux trois quatre', 'un 2 3 quatre')).toEqual([
      { kind: 'same', text: 'un ' },
      { kind: 'removed', text: 'deux trois' },
      { kind: 'added', text: '2 3' },
      { kind: 'same', text: ' quatre' },
    ])
  })

  it.each([
    ['dès 1\u00a0450\u00a0€', 'dès 1\u00a0525\u00a0€'],
    ['dès 1\u202f450 €', 'dès 2\u202f450 €'],
    ['dès 1\u00a0450\u00a0000 €', 'dès 1\u00a0460\u00a0000 €'],
    ['dès 450 €', 'dès 1\u00a0450 €'],
  ])('of a number with grouped digits are one: %j → %j', (before, after) => {
    expect(compareWords(before, after).filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: findNumber(before) },
      { kind: 'added', text: findNumber(after) },
    ])
  })

  it('give both texts back', () => {
    const before = 'L’avocat, qui vous défend, répond : « oui ».'
    const after = 'L’avocate qui vous défend répond\u00a0: « non » !'
    const pieces = compareWords(before, after)
    const join = (hidden: string) =>
      pieces
        .filter(({ kind }) => kind !== hidden)
        .map(({ text }) => text)
        .join('')
    expect(join('added')).toBe(before)
    expect(join('removed')).toBe(after)
  })
})

describe('a comparison', () => {
  it('of 3,000 words with one that changed shows one word', () => {
    const rows = compare(makeLongText('ancien'), makeLongText('nouveau'))
    expect(rows.map(({ status }) => status)).toEqual(['folded', 'changed', 'folded'])
    expect(rows.map(describeRow)[1]).toMatch(/ n30 \[ancien\]\{nouveau\}$/)
    expect(rows.map(describeRow)[0]).toBe('= 30')
  })

  it('folds what did not change', () => {
    expect(describeRows('<p>a</p><p>b</p>', '<p>a</p><p>b</p>')).toEqual(['= 2'])
    expect(describeRows('', '')).toEqual([])
  })

  it('tells a new block from a changed one', () => {
    const before = '<p>Le visa dure un an.</p><p>Il coûte cher.</p>'
    const after = '<p>Le visa dure deux ans.</p><p>Prenez rendez-vous ici.</p><p>Il coûte cher.</p>'
    expect(describeRows(before, after)).toEqual([
      'Le visa dure [un an]{deux ans}.',
      '+ Prenez rendez-vous ici.',
      '= 1',
    ])
    expect(describeRows(after, before)[1]).toBe('- Prenez rendez-vous ici.')
  })

  it('names a change of the format alone', () => {
    expect(describeRows('<p>Un avis</p>', '<p>Un <strong>avis</strong></p>')).toEqual(['~ Un avis'])
    expect(describeRows('<p>Pièces</p>', '<h2>Pièces</h2>')).toEqual(['~ Pièces'])
    expect(describeRows('<ul><li>a</li></ul>', '<ol><li>a</li></ol>')).toEqual(['~ a'])
    expect(describeRows('<p><b>un</b> un</p>', '<p>un <b>un un</b></p>')).toHaveLength(1)
  })

  it('shows where a link led and leads', () => {
    const [row] = compare('<p><a href="/a">Ici</a></p>', '<p><a href="/b">Ici</a></p>')
    expect(row).toMatchObject({
      isFormatOnly: false,
      links: [{ text: 'Ici', before: '/a', after: '/b' }],
    })
    const [added] = compare('<p>Ici</p>', '<p><a href="/b">Ici</a></p>')
    expect(added).toMatchObject({ links: [{ text: 'Ici', before: undefined, after: '/b' }] })
  })

  it('shows the picture before and after', () => {
    const [row] = compare('<p><img src="/a.png"></p>', '<p><img src="/b.png" alt="b"></p>')
    expect(row).toMatchObject({
      status: 'changed',
      before: { source: '/a.png' },
      after: { source: '/b.png' },
    })
  })

  it('does not compare a text with another one word by word', () => {
    expect(describeRows('<p>Le chat de la rue dort</p>', '<p>Le visa coûte cher</p>')).toEqual([
      '[Le chat de la rue dort]{Le visa coûte cher}',
    ])
  })

  it('of texts that have nothing in common has the lines of both', () => {
    expect(compareBlocks(makeLines('a'), makeLines('b')).length).toBeGreaterThan(399)
  })
})
