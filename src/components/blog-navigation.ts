import type { ArticleSearchParams } from '#domain/article-lists.ts'

/** The search parameters of the blog. */
export type BlogSearchParams = ArticleSearchParams & { readonly page?: string | undefined }

/** The list from which an article was opened; the 'back' link restores its filters. */
export interface BlogOrigin {
  readonly search: BlogSearchParams
  /** Whether the list is the previous history entry, which also restores the scroll position. */
  readonly isOneStepBack: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    blogOrigin?: BlogOrigin | undefined
  }
}
