import { slugOf } from '../slug.ts'

interface Identity {
  readonly id: number
  readonly name: string
  readonly country: { readonly code: string }
  readonly verificationDetails: { readonly date: string }
}

/** As many signs as a line of a passport has (ICAO Doc 9303). */
const lineLength = 44

/** Two lines in the manner of a passport's: name, then number, country and day of the oath. */
export function identityLines({ id, name, country, verificationDetails }: Identity): string[] {
  const [first = '', ...last] = name.split(' ').map(letters)
  const code = letters(country.code)
  const number = `AV${String(id).padStart(7, '0')}`
  const oath = verificationDetails.date.replaceAll(/\D/g, '').slice(2, 8)
  return [`AV${code}<${last.join('<')}<<${first}`, `${number}<${code}<${oath}<`].map((line) =>
    line.slice(0, lineLength).padEnd(lineLength, '<'),
  )
}

function letters(text: string): string {
  return slugOf(text).replaceAll(/[-_]/g, '<').toUpperCase()
}
