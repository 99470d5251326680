import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findBlocks, type EditorLine, type LoadedBlock } from './loaded-blocks.ts'

/** A letter is a line; a capital is an item of a list. */
const toLine = (key: string): EditorLine => ({ key, length: 1, isListItem: /[A-Z]/.test(key) })
const toLines = (text: string) => Array.from(text, toLine)
const toBlocks = (texts: readonly string[]): LoadedBlock[] =>
  texts.map((text) => ({ html: text, before: '', lines: toLines(text) }))
const find = (lines: string, ...blocks: string[]) =>
  findBlocks(toLines(lines), toBlocks(blocks))
    .map((owner) => owner ?? '-')
    .join('')

describe('the loaded blocks of the lines', () => {
  it.each([
    ['abc', ['a', 'b', 'c'], '012'],
    ['axc', ['a', 'b', 'c'], '0-2'],
    ['abxc', ['a', 'b', 'c'], '01-2'],
    ['ac', ['a', 'b', 'c'], '02'],
    ['xbydz', ['a', 'b', 'c', 'd', 'e'], '-1-3-'],
    ['', ['a'], ''],
    ['a', [], '-'],
    // A line that is there twice does not take the blocks between away.
    ['xaybzac', ['x', 'b', 'a', 'c'], '0--1-23'],
    // Of two that changed places, one stays.
    ['bca', ['a', 'b', 'c'], '12-'],
    ['abcd', ['ab', 'cd'], '0011'],
    ['abxd', ['ab', 'cd'], '00--'],
    ['AaB', ['A', 'a', 'B'], '012'],
    // Two lists that are one now, and one with a new item.
    ['AB', ['A', 'a', 'B'], '--'],
    ['ABCb', ['A', 'a', 'B', 'C', 'b'], '---4'],
    ['AXaB', ['A', 'a', 'B'], '--12'],
    ['AB', ['A', 'B'], '01'],
  ])('%s of %j', (lines, blocks, owners) => {
    expect(find(lines, ...blocks)).toBe(owners)
  })

  it('are whole, each once, in their order, and all if nothing has changed', () => {
    const texts = fc.array(fc.stringMatching(/^[ab]{1,3}$/), { maxLength: 8 })
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const [blocks, lines] = [toBlocks(before), toLines(after.join(''))]
        const owners = findBlocks(lines, blocks)
        const found = [...new Set(owners.filter((owner) => owner !== undefined))]
        expect(found).toEqual(found.toSorted((a, b) => a - b))
        for (const block of found) {
          const start = owners.indexOf(block)
          const own = owners.filter((owner) => owner === block)
          expect(after.join('').slice(start, start + own.length)).toBe(before[block])
          expect(owners.slice(start, start + own.length)).toEqual(own)
        }
        const same = findBlocks(toLines(before.join('')), blocks)
        expect(same.every((owner) => owner !== undefined)).toBe(true)
      }),
    )
  })
})
