import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the URL has moved to another path since `version` last changed. The user may have followed a link to a
 * page that is still loading: an event that comes late must not change the URL then, since that would cancel the link.
 */
export function useHasLeftPage(version?: unknown): () => boolean {
  const pathname = useRef<string>(undefined)
  useEffect(() => {
    pathname.current = getPath()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs again with each version
  }, [version])
  return useCallback(() => getPath() !== pathname.current, [])
}

/** Without what the router ignores when it matches a path. */
function getPath(): string {
  return location.pathname.replace(/\/+$/, '').toLowerCase()
}
