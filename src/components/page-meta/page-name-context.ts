import { createContext } from 'react'

/** The name that a screen gives the page, once it knows it: an article's title. */
export interface PageNameOverride {
  readonly name: string | undefined
  readonly setName: (name: string | undefined) => void
}

/** Provided by the layout, which has the window's title; filled by PageMeta. */
export const PageNameOverrideContext = createContext<PageNameOverride>({
  name: undefined,
  setName: () => undefined,
})
