import { createContext, use } from 'react'

import { type Clock, systemClock } from '#platform/clock.ts'

/** The clock of the client: that of the device, unless the demo shows another day. */
export const ClockContext = createContext(systemClock)

/** The clock, for what happens on an action. What is rendered uses `useNow`, which the prerendered page can equal. */
export function useClock(): Clock {
  return use(ClockContext)
}
