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

/** A lawyer as a vCard 3.0, which every address book reads; `url` is the profile's whole address. */
export function vCardOf(lawyer: Contact, url: string): string {
  const { name, title, phone, email, country, languages, address } = lawyer
  const [first = '', ...last] = name.split(' ')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${valueOf(last.join(' '), first, '', 'Maître', '')}`,
    `FN:${valueOf(`Maître ${name}`)}`,
    `TITLE:${valueOf(title)}`,
    `ORG:${valueOf(organisation.name)}`,
    `TEL;TYPE=WORK,VOICE:${valueOf(phone)}`,
    `EMAIL;TYPE=INTERNET:${valueOf(email)}`,
    `ADR;TYPE=WORK:${valueOf('', '', address.street, address.city, '', address.postalCode, country.name)}`,
    `URL:${valueOf(url)}`,
    `NOTE:${valueOf(languages.join(', '))}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function valueOf(...values: string[]): string {
  return values.map(escapeValue).join(';')
}

/** What would end a value or a line is escaped (RFC 2426, 4). */
function escapeValue(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines of at most 75 octets; a longer one goes on after a space (RFC 2426, 2.6). */
function folded(line: string): string {
  const octets = new TextEncoder()
  let length = 0
  let result = ''
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > 75) {
      result += '\r\n '
      length = 1
    }
    result += character
    length += size
  }
  return result
}
