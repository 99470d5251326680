import type { ComponentType } from 'react'
import { create } from 'zustand'

interface PageNotices {
  /** Whether something was saved or sent just before the page was drawn again (`app/redraw.tsx`). */
  readonly isSaved: boolean
  /** Says the outcome of a message whose form was left. Its code comes with the forms. */
  readonly MailNotices: ComponentType | undefined
}

/** What the root of every page says. */
export const usePageNotices = create<PageNotices>()(() => ({
  isSaved: false,
  MailNotices: undefined,
}))
