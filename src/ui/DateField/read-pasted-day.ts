import { toAsciiDigits } from '#platform/digits.ts'
import { foldText } from '#platform/text.ts'

/**
 * The parts of a whole day as one copies it from a letter, an e-mail or a spreadsheet: '2026-11-03', '3/11/2026', '3.11.2026',
 * '1er novembre 2026', '3 Nov. 2026'. Figures are read in the order of the fields, day before month. Undefined for
 * anything else, also for a year of two digits.
 */
export function readPastedDay(
  text: string,
): { readonly day: string; readonly month: string; readonly year: string } | undefined {
  const plain = toAsciiDigits(text).normalize('NFKC').trim().toLowerCase()
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:t.*)?$/.exec(plain) ?? []
  const [, day = isoDay, month = isoMonth, year = isoYear] =
    /^(?:\p{L}+,? )?(\d\d?)(?:er|st|nd|rd|th)?[ /.-]+(\d\d?|\p{L}+)[ /.-]+(\d{4})$/u.exec(plain) ??
    []
  const number = /^\d/.test(month ?? '') ? Number(month) : findMonth(month)
  if (day === undefined || year === undefined || number === undefined) return undefined
  return { day: String(Number(day)), month: String(number), year }
}

/** The number of a month by its name, or by a beginning of it that no other has. */
function findMonth(name = ''): number | undefined {
  const found = ['fr', 'en'].flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => {
      const day = new Date(2026, index)
      return foldText(day.toLocaleDateString(language, { month: 'long' })).startsWith(
        foldText(name),
      )
        ? [index + 1]
        : []
    }).flat(),
  )
  return name.length > 2 && new Set(found).size === 1 ? found[0] : undefined
}
