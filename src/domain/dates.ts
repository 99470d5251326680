/** Where the house keeps its calendar: a day must not change with the reader's clock, or a server's. */
const timeZone = 'Europe/Brussels'
const locales = { fr: 'fr-BE', en: 'en-GB' } as const

/** A day in words, '16 novembre 2026'; nothing for what is no date. */
export function dayInWords(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(
    new Date(day),
  )
}

/** The same day for a machine, '2026-11-16', as a `<time>` wants it. */
export function dayInFigures(day: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(day))
}

/** A day in the figures that a table has room for, '16/11/2026'; nothing for what is no date. */
export function dayInShort(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
  return new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(new Date(day))
}
