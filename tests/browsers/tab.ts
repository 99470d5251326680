/** What the engines have in common: one tab of a browser, driven as a person would. */
export interface Tab {
  /** Resolves when the document has loaded. */
  goto: (url: string) => Promise<void>
  /** Leaves for another document, and does not wait for it. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** The value of an expression in the page, as JSON. A promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** The element that an expression gives, or the text that it gives instead of one. */
  findElement: (expression: string) => Promise<ElementHandle | string>
  /** The size of what the page sees. */
  resize: (width: number, height: number) => Promise<void>
  moveMouse: (x: number, y: number) => Promise<void>
  /** Types where the focus is, key by key. */
  type: (text: string) => Promise<void>
  /** Presses one key, while others are held. */
  press: (key: Key, held?: readonly HeldKey[]) => Promise<void>
  /** Brings the tab to the front. With several tabs, only the one in front is driven. */
  show: () => Promise<void>
  close: () => Promise<void>
}

interface ElementHandle {
  click: () => Promise<void>
  /** Chooses a file, by its path, in a file field. */
  choose: (path: string) => Promise<void>
}

/** By the names of the DOM's `KeyboardEvent.key`. */
export type Key = 'Backspace' | 'End' | 'Enter' | 'Escape' | 'Tab' | 'a' | 'c' | 'v'
export type HeldKey = 'Control' | 'Shift'

/** A browser with one tab at first. */
export interface Browser {
  readonly tab: Tab
  /** Opens another tab of the same profile, in front. */
  readonly openTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
