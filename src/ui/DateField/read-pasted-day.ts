import { toAsciiDigits } from '#platform/digits.ts'
import { foldText } from '#platform/text.ts'

/** The languages that letters and e-mails of this site are written in. */
const languages = ['fr', 'en']

/**
 * The parts of a whole day as one copies it from a letter, an e-mail or a spreadsheet: '2026-11-03', '3/11/2026', '3.11.2026',
 * '1er novembre 2026', '3 Nov. 2026'. Figures are read in the order of the fields, day before month. Undefined for
 * anything else, also for a year of two digits.
 */
export function readPastedDay(
  text: string,
): { readonly day: string; readonly month: string; readonly year: string } | undefined {
  const plain = toAsciiDigits(text).normalize('NFKC').trim().toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(plain)
  if (iso !== null) return toParts(iso[3], iso[2], iso[1])
  const figures = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(plain)
  if (figures !== null) return toParts(figures[1], figures[2], figures[3])
  const words = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:er|st|nd|rd|th)?\s+(\p{L}+)\.?\s+(\d{4})$/u.exec(
    plain,
  )
  const month = words?.[2] === undefined ? undefined : findMonth(words[2])
  return month === undefined ? undefined : toParts(words?.[1], String(month), words?.[3])
}

const toParts = (day = '', month = '', year = '') => ({
  day: String(Number(day)),
  month: String(Number(month)),
  year,
})

/** The number of a month by its name, also a shortened one that can be no other. */
function findMonth(name: string): number | undefined {
  const found = new Set<number>()
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      if (
        name.length > 2 &&
        foldText(format.format(Date.UTC(2026, month - 1))).startsWith(foldText(name))
      )
        found.add(month)
    }
  }
  return found.size === 1 ? [...found][0] : undefined
}
