/** An element as a person or a screen reader names it. A text is matched as a whole. */
export interface Target {
  readonly role?: string
  /** The accessible name. */
  readonly name?: string | RegExp
  /** The text of an element without such a role. */
  readonly text?: string | RegExp
  readonly within?: Target | undefined
  /** Which of several, from 0. */
  readonly place?: number
  /** The label of a file field, which may be out of sight behind a button. */
  readonly fileField?: string | RegExp
}

type Name = string | RegExp
const ofRole =
  (role: string) =>
  (name: Name, within?: Target): Target => ({ role, name, within })

export const button = ofRole('button')
export const checkbox = ofRole('checkbox')
export const combobox = ofRole('combobox')
export const group = ofRole('group')
export const heading = ofRole('heading')
export const link = ofRole('link')
export const radio = ofRole('radio')
export const searchbox = ofRole('searchbox')
export const switchControl = ofRole('switch')
export const tab = ofRole('tab')
export const textbox = ofRole('textbox')
export const main: Target = { role: 'main' }
export const text = (what: Name, within?: Target): Target => ({ text: what, within })
