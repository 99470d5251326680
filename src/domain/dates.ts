/** Where the house keeps its calendar: a day must not change with the reader's clock, or a server's. */
const houseZone = 'Europe/Brussels'
const locales = { fr: 'fr-BE', en: 'en-GB' } as const

/**
 * The time that an ISO date names, undefined for what is no date. Without a zone it is read as UTC: a
 * browser would take the reader's own, and two readers would see two orders.
 */
export function timeOfDate(day: string): number | undefined {
  const time = Date.parse(isWithoutZone(day) ? `${day}Z` : day)
  return Number.isNaN(time) ? undefined : time
}

/** A day in words, '16 novembre 2026'; nothing for what is no date. */
export function dayInWords(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  const time = timeOfDate(day ?? '')
  if (day === undefined || time === undefined) return undefined
  return formatOf(locales[language], { dateStyle: 'long', timeZone: zoneFor(day) }).format(time)
}

/** The same day for a machine, '2026-11-16', as a `<time>` wants it. */
export function dayInFigures(day: string): string {
  return formatOf('sv-SE', { dateStyle: 'short', timeZone: zoneFor(day) }).format(timeOfDate(day))
}

/** A day in the figures that a table has room for, '16/11/2026'; nothing for what is no date. */
export function dayInShort(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  const time = timeOfDate(day ?? '')
  if (day === undefined || time === undefined) return undefined
  return formatOf(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: zoneFor(day),
  }).format(time)
}

/** The name of a day of the week, 1 being Monday; the fifth of January 1970 was one. */
export function weekdayName(day: number, language: string): string {
  return formatOf(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  )
}

/** '9 h 00' or '09:00': the two ways of the site's opening hours. */
export function timeOfDay(minutes: number, language: string): string {
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return language === 'fr'
    ? `${hour}\u00A0h\u00A0${rest}`
    : `${String(hour).padStart(2, '0')}:${rest}`
}

/** A date without a zone names the day that it spells. */
function zoneFor(day: string): string {
  return isWithoutZone(day) ? 'UTC' : houseZone
}

function isWithoutZone(day: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(day)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format costs a hundred times what formatting does, and a list of cards asks for the same one each time. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}
