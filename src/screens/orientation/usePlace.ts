import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { Place } from '#domain/orientation/orientation.ts'

/** As long as the page lives, and no longer: nothing else may hold it. */
const placesByRouter = new WeakMap<object, Place>()

/** Where the person is, and a setter. The answer is kept while other pages of the site are read, in memory only. */
export function usePlace(): [Place | undefined, (place: Place | undefined) => void] {
  const router = useRouter()
  const [place, setPlace] = useState(() => placesByRouter.get(router))
  return [
    place,
    (chosen) => {
      if (chosen === undefined) placesByRouter.delete(router)
      else placesByRouter.set(router, chosen)
      setPlace(chosen)
    },
  ]
}
