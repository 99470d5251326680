/** Where the house keeps its calendar: a day must not change with the reader's clock, or a server's. */
const officeTimeZone = 'Europe/Brussels'
const locales = { fr: 'fr-BE', en: 'en-GB' } as const

/**
 * The time that an ISO date names, undefined for what is no date. Without a zone it is read as UTC: a
 * browser would take the reader's own, and two readers would see two orders.
 */
export function parseTimestamp(day: string): number | undefined {
  const time = Date.parse(hasNoTimeZone(day) ? `${day}Z` : day)
  return Number.isNaN(time) ? undefined : time
}

/** A day in words, '16 novembre 2026'; nothing for what is no date. */
export function formatLongDate(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  const time = parseTimestamp(day ?? '')
  if (day === undefined || time === undefined) return undefined
  return getDateFormat(locales[language], { dateStyle: 'long', timeZone: getTimeZone(day) }).format(
    time,
  )
}

/** The same day for a machine, '2026-11-16', as a `<time>` wants it. */
export function toIsoDate(day: string): string {
  return getDateFormat('sv-SE', { dateStyle: 'short', timeZone: getTimeZone(day) }).format(
    parseTimestamp(day),
  )
}

/** A day in the figures that a table has room for, '16/11/2026'; nothing for what is no date. */
export function formatShortDate(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  const time = parseTimestamp(day ?? '')
  if (day === undefined || time === undefined) return undefined
  return getDateFormat(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: getTimeZone(day),
  }).format(time)
}

/** The name of a day of the week, 1 being Monday; the fifth of January 1970 was one. */
export function formatWeekday(day: number, language: string): string {
  return getDateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  )
}

/** '9 h 00' or '09:00': the two ways of the site's opening hours. */
export function formatTimeOfDay(minutes: number, language: string): string {
  const hour = Math.floor(minutes / 60)
  const paddedMinutes = String(minutes % 60).padStart(2, '0')
  return language === 'fr'
    ? `${hour}\u00A0h\u00A0${paddedMinutes}`
    : `${String(hour).padStart(2, '0')}:${paddedMinutes}`
}

/** A date without a zone names the day that it spells. */
function getTimeZone(day: string): string {
  return hasNoTimeZone(day) ? 'UTC' : officeTimeZone
}

function hasNoTimeZone(day: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(day)
}

const dateFormatCache = new Map<string, Intl.DateTimeFormat>()

/** A format costs a hundred times what formatting does, and a list of cards asks for the same one each time. */
function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = dateFormatCache.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat(locale, options)
  dateFormatCache.set(key, format)
  return format
}
