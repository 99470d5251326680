import type { ArticleSearchParams } from '#domain/article-filters.ts'

/** What the address of the blog's list carries. */
export type BlogSearchParams = ArticleSearchParams & { readonly page?: string | undefined }

/** From where in the blog an article was opened, so that the way back leads to the same filters. */
export interface BlogOrigin {
  readonly search: BlogSearchParams
  /** The list is one step back in the history, where its scroll position is kept too. */
  readonly isOneStepBack: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    blogOrigin?: BlogOrigin | undefined
  }
}
