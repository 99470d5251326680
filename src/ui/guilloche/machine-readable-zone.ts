/** The two lines at the foot of a visa, after ICAO Doc 9303 part 7 (format MRV-B). */
import { createSeededRandom } from '#platform/seeded-random.ts'
import { removeAccents } from '#platform/text.ts'

const lineLength = 36

interface ZoneSource {
  /** Of the issuing State, in any case: ISO 3166-1 alpha-2, or UTO for the specimen. */
  code: string
  /** The name of the visa, printed where the holder's name would be. */
  name: string
}

/** The country codes of passports by ISO 3166-1 alpha-2 code. Germany's is a single letter. */
const alpha3Codes: Record<string, string> = {
  BE: 'BEL',
  FR: 'FRA',
  LU: 'LUX',
  CM: 'CMR',
  CH: 'CHE',
  CA: 'CAN',
  GB: 'GBR',
  US: 'USA',
  DE: 'D',
  NL: 'NLD',
  IT: 'ITA',
  ES: 'ESP',
  PT: 'PRT',
  MA: 'MAR',
  DZ: 'DZA',
  TN: 'TUN',
  SN: 'SEN',
  CI: 'CIV',
  CD: 'COD',
  GA: 'GAB',
}

/** `BEL` for `be`; an unlisted country keeps its own letters. */
export function toPassportCountryCode(code: string): string {
  const letters = toMachineLetters(code)
  return alpha3Codes[letters] ?? letters.slice(0, 3)
}

export function createMachineReadableZone({ code, name }: ZoneSource): readonly [string, string] {
  const country = toPassportCountryCode(code).padEnd(3, '<')
  return [
    padLine(`V<${country}<<${toMachineLetters(name)}`),
    padLine(createNumbersLine(code, name)),
  ]
}

/** Number, holder's State, birth, sex and expiry with their check digits; UTO is the specimen State. */
function createNumbersLine(code: string, name: string): string {
  const random = createSeededRandom(`zone ${code.toLowerCase()} ${name}`)
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 9)).join('')
  const date = (from: number, to: number) =>
    [random.integer(from, to), random.integer(1, 12), random.integer(1, 28)]
      .map((part) => String(part).padStart(2, '0'))
      .join('')
  const number = `${random.pick(['A', 'C', 'E', 'L', 'V', 'X'])}${digits(8)}`
  const birth = date(70, 99)
  const expiry = date(27, 36)
  return `${number}${computeCheckDigit(number)}UTO${birth}${computeCheckDigit(birth)}<${expiry}${computeCheckDigit(expiry)}`
}

/** Capitals without accents, and digits. Apostrophes are dropped; other characters become one filler. */
export function toMachineLetters(text: string): string {
  return removeAccents(text)
    .replaceAll(/['’]/g, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '<')
    .replaceAll(/^<|<$/g, '')
}

/** The weights 7, 3, 1 over digits and letters (A = 10), modulo ten; fillers count 0. */
export function computeCheckDigit(field: string): number {
  const weights = [7, 3, 1]
  const sum = Array.from(field).reduce((total, character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36)
    return total + value * (weights[index % 3] ?? 0)
  }, 0)
  return sum % 10
}

function padLine(line: string): string {
  return line.slice(0, lineLength).padEnd(lineLength, '<')
}
