import { useState } from 'react'

import { safeImage } from './sanitise.ts'

/**
 * A record's image as it may be shown. `source` is undefined where there is none, where it comes from
 * a place that is not allowed, and once it has failed to load; the last two are `hasFailed` (spec 8).
 *
 * @example
 * const { source, hasFailed, onError } = useSafeImage(visa.image)
 * return source === undefined ? <Plate /> : <img src={source} alt="" onError={onError} />
 */
export function useSafeImage(image: string | null | undefined) {
  const [failed, setFailed] = useState<string>()
  const isGiven = image != null && image !== ''
  const safe = isGiven ? safeImage(image) : undefined
  const source = safe === failed ? undefined : safe
  return {
    source,
    hasFailed: isGiven && source === undefined,
    onError: () => setFailed(safe),
  }
}
