import { useEffect } from 'react'

import { organisation } from '#domain/organisation.ts'
import { usePageName } from '#components/page-meta/usePageName.ts'

/** Sets the window's title on every navigation (spec 2.1); gives the page's own part of it. */
export function useDocumentTitle(): string {
  const title = usePageName()
  useEffect(() => {
    document.title = `${title} – ${organisation.name}`
  }, [title])
  return title
}
