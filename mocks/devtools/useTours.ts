import { useState } from 'react'

import { useDevtools } from './devtools-context.ts'
import {
  getCurrentTour,
  goToStep,
  leaveTour,
  parseProgress,
  type Tour,
  type TourProgress,
} from './tours.ts'

export interface Tours {
  readonly progress: TourProgress
  readonly current: ReturnType<typeof getCurrentTour>
  /** How often somebody has moved since the page was loaded. */
  readonly moveCount: number
  /** Shows a step of a tour. After the last one, the tour ends. */
  readonly goTo: (tour: Tour, index: number) => void
  readonly leave: () => void
}

/** The tours, how far each one is, and the one that is being taken. The tab of the browser keeps it. */
export function useTours(): Tours {
  const { basePath, storage, router } = useDevtools()
  const [progress, setProgress] = useState(() => parseProgress(storage.get('tours')))
  const [moveCount, setMoveCount] = useState(0)

  function change(next: TourProgress): void {
    setProgress(next)
    setMoveCount(moveCount + 1)
    storage.set('tours', JSON.stringify(next))
    const { tour, index = 0 } = getCurrentTour(next) ?? {}
    const path = tour?.steps[index]?.path
    if (path !== undefined) router.history.push(basePath + path.slice(1))
  }
  return {
    progress,
    current: getCurrentTour(progress),
    moveCount,
    goTo: (tour, index) => change(goToStep(progress, tour, index)),
    leave: () => change(leaveTour(progress)),
  }
}
