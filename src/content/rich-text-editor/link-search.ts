import { createContext, type ReactNode } from 'react'

/** A page of the site, or a section of one, that a link can lead to. */
export interface LinkTarget {
  readonly name: string
  /** An own path: `/blog/refus-de-visa`. */
  readonly url: string
}

export interface LinkSearchProps {
  /** What is typed: words, or an address. */
  readonly query: string
  readonly onChoose: (target: LinkTarget) => void
}

/** Renders the pages of the site that fit what is typed as the address of a link. Given by what is around the editor. */
export const LinkSearchContext = createContext<(props: LinkSearchProps) => ReactNode>(
  () => undefined,
)
