import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { restoreFormulas, toCsv } from './csv.ts'

/** What a spreadsheet shows that takes this character for the separator, quotes at the start of a cell only. */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = []
  let rest = csv.replace('\uFEFF', '')
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)("|$)/.exec(rest)
    rest = rest.slice(quoted?.[0].length ?? 0)
    const bare = rest.slice(0, findCellEnd(rest, separator))
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + bare)
    rest = rest.slice(bare.length).replace(/^(?:\r\n|[^])/, '')
  }
  return cells
}

function findCellEnd(text: string, separator: string): number {
  const ends = [separator, '\r', '\n'].map((end) => text.indexOf(end)).filter((at) => at !== -1)
  return Math.min(text.length, ...ends)
}

/** Texts of the characters that matter. */
const anyText = fc.string({
  unit: fc.constantFrom(';', ',', '\t', '\r', '\n', '"', "'", ' ', '=', '-', '＝', '@', 'a'),
})

const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

describe('toCsv', () => {
  it('writes what a French spreadsheet opens: a byte order mark, semicolons, CRLF', () => {
    expect(toCsv(['ID', 'Nom'], [[1, 'Belgique']])).toBe('\uFEFFID;Nom\r\n1;Belgique\r\n')
  })

  it('quotes only cells with a separator, a quote or a line break', () => {
    expect(
      toCsv(['a'], [['1,5'], ['a;b'], ['a\tb'], ['dit « oui »'], ['le "visa"'], ['une\nligne']]),
    ).toBe(
      '\uFEFFa\r\n"1,5"\r\n"a;b"\r\n"a\tb"\r\ndit « oui »\r\n"le ""visa"""\r\n"une\nligne"\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+32 2', "'+32 2"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200B\u0000=1', "'\u200B\u0000=1"],
    ['Atlantide;=1+1', "Atlantide;'=1+1"],
    ['Atlantide,＠SUM(A1)', "Atlantide,'＠SUM(A1)"],
    ['Atlantide\t -1', "Atlantide\t' -1"],
    ['Atlantide\n+1', "Atlantide\n'+1"],
    ['Atlantide,"=1+1', `Atlantide,'"=1+1`],
    ["'=1", "''=1"],
  ])('makes text of %j, which a spreadsheet would run', (text, expected) => {
    expect(readCells(toCsv([text], []), ';')).toEqual([expected])
  })

  it('leaves no formula, whichever separator a spreadsheet takes', () => {
    const texts = fc.array(anyText)
    fc.assert(
      fc.property(texts, fc.constantFrom(';', ',', '\t'), (row, separator) => {
        for (const cell of readCells(toCsv(row, []), separator)) expect(cell).not.toMatch(formula)
      }),
    )
  })

  it('keeps every text: without the apostrophes that it added, it is the same', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const [cell = ''] = readCells(toCsv([value], []), ';')
        expect(restoreFormulas(cell)).toBe(value)
      }),
    )
  })

  it('writes numbers with a decimal comma, keeps ordinary text, and leaves missing values empty', () => {
    expect(toCsv(['a', 'b', 'c'], [[-3.5, "L'étudiant – 1", null]])).toBe(
      `\uFEFFa;b;c\r\n"-3,5";L'étudiant – 1;\r\n`,
    )
  })
})
