import { slugify } from '../slug.ts'

interface PassportHolder {
  readonly id: number
  readonly name: string
  readonly country: { readonly code: string }
  readonly verificationDetails: { readonly date: string }
}

/** The length of a passport's line (ICAO Doc 9303). */
const passportLineLength = 44

/**
 * Two lines like a passport's: name; number, country and day of the oath. Unlike a visa's zone (`ui/guilloche`), they
 * show real data and have no check digits.
 */
export function createPassportLines({
  id,
  name,
  country,
  verificationDetails,
}: PassportHolder): string[] {
  const [first = '', ...last] = name.split(' ').map(toPassportLetters)
  const code = toPassportLetters(country.code)
  const number = `AV${String(id).padStart(7, '0')}`
  const oath = verificationDetails.date.replaceAll(/\D/g, '').slice(2, 8)
  return [`AV${code}<${last.join('<')}<<${first}`, `${number}<${code}<${oath}<`].map((line) =>
    line.slice(0, passportLineLength).padEnd(passportLineLength, '<'),
  )
}

function toPassportLetters(text: string): string {
  return slugify(text).replaceAll(/[-_]/g, '<').toUpperCase()
}
