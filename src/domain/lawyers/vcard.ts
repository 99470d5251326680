import { organisation } from '../organisation.ts'

interface Contact {
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly email: string
  readonly country: { readonly name: string }
  readonly languages: readonly string[]
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
}

/** A lawyer as a vCard 3.0; `url` is the profile's absolute URL. */
export function createVCard(lawyer: Contact, url: string): string {
  const { name, title, phone, email, country, languages, address } = lawyer
  const [first = '', ...last] = name.split(' ')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${joinValues(last.join(' '), first, '', 'Maître', '')}`,
    `FN:${joinValues(`Maître ${name}`)}`,
    `TITLE:${joinValues(title)}`,
    `ORG:${joinValues(organisation.name)}`,
    `TEL;TYPE=WORK,VOICE:${joinValues(phone)}`,
    `EMAIL;TYPE=INTERNET:${joinValues(email)}`,
    `ADR;TYPE=WORK:${joinValues('', '', address.street, address.city, '', address.postalCode, country.name)}`,
    `URL:${joinValues(url)}`,
    `NOTE:${joinValues(languages.join(', '))}`,
    'END:VCARD',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

function joinValues(...values: string[]): string {
  return values.map(escapeValue).join(';')
}

/** Escapes characters that would end a value or a line (RFC 2426, 4). */
function escapeValue(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Folds lines at 75 octets; continuation lines start with a space (RFC 2426, 2.6). */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let result = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > 75) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += size
  }
  return result
}
