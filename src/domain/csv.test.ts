import { describe, expect, it } from 'vitest'

import { toCsv } from './csv.ts'

describe('toCsv', () => {
  it('writes a byte order mark, a header and lines that end with CRLF (RFC 4180)', () => {
    expect(toCsv(['ID', 'Nom'], [[1, 'Belgique']])).toBe('\uFEFFID,Nom\r\n1,Belgique\r\n')
  })

  it('quotes only cells with a comma, a quote or a line break', () => {
    expect(toCsv(['a'], [['1,5'], ['dit « oui »'], ['le "visa"'], ['une\nligne']])).toBe(
      '\uFEFFa\r\n"1,5"\r\ndit « oui »\r\n"le ""visa"""\r\n"une\nligne"\r\n',
    )
  })

  it.each(['=1+1', '+32 2', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\u00a0=1'])(
    'makes text of %j, which a spreadsheet would run',
    (formula) => {
      expect(toCsv(['a'], [[formula]])).toContain(`'${formula}`)
    },
  )

  it('keeps numbers and ordinary text, and leaves missing values empty', () => {
    expect(toCsv(['a', 'b', 'c'], [[-3.5, "L'étudiant – 1", null]])).toBe(
      "\uFEFFa,b,c\r\n-3.5,L'étudiant – 1,\r\n",
    )
  })
})
