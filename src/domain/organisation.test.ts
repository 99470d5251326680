import { expect, it } from 'vitest'

import { getOffice, offices, organisation, toTelUrl } from './organisation.ts'

it.each(offices)('the office $code has a number, an address and a place', (office) => {
  expect(office.code).toMatch(/^[A-Z]{2}$/)
  expect(office.phone).toMatch(/^\+\d{2,3}(?: \d+)+$/)
  for (const line of [office.city, office.street, office.locality]) expect(line).toMatch(/\S/)
})

it.each(organisation.socials)('the profile on $network is there', ({ network, url }) => {
  const host = `https://www.${network.toLowerCase()}.com/`
  expect(url.startsWith(host) && url.endsWith('droitdecite.example')).toBe(true)
})

it('has a name and an address for mails', () => {
  expect(organisation.name).toMatch(/\S/)
  expect(organisation.email).toMatch(/^\S+@\S+\.example$/)
})

it.each([
  ['fr', 'FR'],
  ['CM', 'CM'],
  ['xx', 'BE'],
  [undefined, 'BE'],
])('the office of %j is %s (spec 4, 9)', (code, expected) => {
  expect(getOffice(code).code).toBe(expected)
})

it('calls a number without its spaces', () => {
  expect(toTelUrl('+32 (2) 000-01.40')).toBe('tel:+3220000140')
})
