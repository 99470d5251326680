import { formatLongDate } from '#domain/dates.ts'
import { mainOffice, organisation } from '#domain/organisation.ts'

/** The day of the legal texts' last change. */
export const legalTextsDate = '2026-11-22'

/** What the legal texts say of the publisher. */
export const publisherDetails = {
  email: organisation.email,
  // A number stays on one line.
  phone: mainOffice.phone.replaceAll(' ', '\u00a0'),
  address: `${mainOffice.street}, ${mainOffice.locality}`,
}

/** That day in words. */
export function formatLegalTextsDate(language: 'fr' | 'en'): string {
  return formatLongDate(legalTextsDate, language) ?? legalTextsDate
}
