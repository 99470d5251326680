import type { Wanted } from './visitor.ts'

type Name = string | RegExp
const ofRole =
  (role: string) =>
  (name: Name, within?: Wanted): Wanted => ({ role, name, ...(within !== undefined && { within }) })

export const button = ofRole('button')
export const checkbox = ofRole('checkbox')
export const combobox = ofRole('combobox')
export const group = ofRole('group')
export const heading = ofRole('heading')
export const link = ofRole('link')
export const searchbox = ofRole('searchbox')
export const tab = ofRole('tab')
export const textbox = ofRole('textbox')
export const main: Wanted = { role: 'main' }
export const text = (what: Name, within?: Wanted): Wanted => ({
  text: what,
  ...(within !== undefined && { within }),
})
