/** What the three engines have in common: one tab of a browser, driven as a person would. */
export interface Tab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page, outside its content security policy; what goes in and comes out is JSON. */
  run: <Result extends Json>(task: string, ...parameters: Json[]) => Promise<Result>
  /** The element that a function gives, or what it says for want of one. */
  element: (task: string, ...parameters: Json[]) => Promise<ElementHandle | string>
  /** The size of what the page sees. */
  resize: (width: number, height: number) => Promise<void>
  moveMouse: (x: number, y: number) => Promise<void>
  /** Types where the focus is, key by key. */
  type: (text: string) => Promise<void>
  /** Presses one key, while others are held. */
  press: (key: Key, held?: readonly HeldKey[]) => Promise<void>
}

export interface ElementHandle {
  click: () => Promise<void>
  /** Chooses a file, by its path, in a file field. */
  choose: (path: string) => Promise<void>
}

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json }

/** By the names of the DOM's `KeyboardEvent.key`. */
export type Key = 'Backspace' | 'End' | 'Enter' | 'Escape' | 'Tab' | 'a' | 'c' | 'v'
export type HeldKey = 'Control' | 'Shift'

/** A browser with one tab. */
export interface Browser {
  readonly tab: Tab
  readonly close: () => Promise<void>
}
