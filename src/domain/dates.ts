/** The time zone of all dates: a day must not depend on the reader's clock or a server's. */
const officeTimeZone = 'Europe/Brussels'
const firstTime = Date.UTC(1900, 0, 1)
const locales = { fr: 'fr-BE', en: 'en-GB' } as const

/**
 * The time of an ISO date, or undefined if invalid or before 1900: servers write '0001-01-01' for no date. Without a zone it is read as UTC: the browser would use the
 * reader's zone, and the order of records would differ between readers.
 */
export function parseTimestamp(day: string): number | undefined {
  const time = Date.parse(hasNoTimeZone(day) ? `${day}Z` : day)
  return time >= firstTime ? time : undefined
}

/** A date in words, '16 novembre 2026' or '1er octobre 2026'; undefined if invalid. */
export function formatLongDate(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  return formatDate(day, locales[language], { dateStyle: 'long' })
}

/** A date with its weekday, 'jeudi 31 décembre 2026'; undefined if invalid. */
export function formatFullDate(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  return formatDate(day, locales[language], { dateStyle: 'full' })
}

/** The date as '2026-11-16', for `<time>`; empty if invalid. */
export function toIsoDate(day: string): string {
  return formatDate(day, 'sv-SE', { dateStyle: 'short' }) ?? ''
}

/** The day that it is where the offices are, '2026-11-16'. */
export function getOfficeDay(now: Date): string {
  return toIsoDate(now.toISOString())
}

/** A numeric date for tables, '16/11/2026'; undefined if invalid. */
export function formatShortDate(
  day: string | undefined,
  language: keyof typeof locales,
): string | undefined {
  return formatDate(day, locales[language], { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** A date and a time on the reader's clock, '1er octobre 2026 à 10:05'; empty if invalid. */
export function formatMoment(
  moment: string,
  language: keyof typeof locales,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  const locale = language === 'en' ? locales.en : language
  return formatTime(time, locale, { dateStyle, timeStyle: 'short' })
}

/** The name of a weekday, 1 being Monday. 5 January 1970 was a Monday. */
export function formatWeekday(day: number, language: string): string {
  return getDateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  )
}

/** '9 h 00' or '09:00', as in the site's opening hours. */
export function formatTimeOfDay(minutes: number, language: string): string {
  const hour = Math.floor(minutes / 60)
  const paddedMinutes = String(minutes % 60).padStart(2, '0')
  return language === 'fr'
    ? `${hour}\u00A0h\u00A0${paddedMinutes}`
    : `${String(hour).padStart(2, '0')}:${paddedMinutes}`
}

function formatDate(
  day: string | undefined,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | undefined {
  const time = parseTimestamp(day ?? '')
  if (day === undefined || time === undefined) return undefined
  // A date without a zone keeps its day.
  const timeZone = hasNoTimeZone(day) ? 'UTC' : officeTimeZone
  return formatTime(time, locale, { ...options, timeZone })
}

/** A day stays with its month (U+00A0), and the first of a month is '1er' in French. */
function formatTime(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = getDateFormat(locale, options).formatToParts(time)
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && value === '1' && locale.startsWith('fr')) return '1er'
      return type === 'literal' && value === ' ' && parts[index - 1]?.type === 'day'
        ? '\u00A0'
        : value
    })
    .join('')
}

function hasNoTimeZone(day: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(day)
}

const dateFormatCache = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs a hundred times more than formatting, and lists reuse the same one. */
function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = dateFormatCache.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat(locale, options)
  dateFormatCache.set(key, format)
  return format
}
