import { useEffect, useEffectEvent } from 'react'

import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'

/**
 * Replaces the parameters of the URL by their canonical form when the two differ: unknown, upper-case
 * or accented values, or a visa that the country does not have (spec 4).
 *
 * `canonical` is undefined until the records that decide are loaded. `replace` must add no history entry.
 */
export function useCanonicalSearch<Params extends object>(
  current: Params,
  canonical: Params | undefined,
  replace: (canonical: Params) => void,
): void {
  const currentKey = serialize(current)
  const canonicalKey = canonical && serialize(canonical)
  const pendingKey = canonicalKey === currentKey ? undefined : canonicalKey
  const hasLeftPage = useHasLeftPage(currentKey)
  const replaceParams = useEffectEvent(() => {
    if (canonical !== undefined && !hasLeftPage()) replace(canonical)
  })
  useEffect(() => {
    if (pendingKey !== undefined) replaceParams()
  }, [pendingKey])
}

function serialize(params: object): string {
  return JSON.stringify(
    Object.entries(params)
      .filter(([, value]: [string, unknown]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}
