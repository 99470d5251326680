import { slugify } from '../slug.ts'

interface PassportHolder {
  readonly id: number
  readonly name: string
  readonly country: { readonly code: string }
  readonly verificationDetails: { readonly date: string }
}

/** As many signs as a line of a passport has (ICAO Doc 9303). */
const passportLineLength = 44

/** Two lines in the manner of a passport's: name, then number, country and day of the oath. */
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
