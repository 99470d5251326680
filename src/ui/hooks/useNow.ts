import { useEffect, useState } from 'react'

import { useClock } from './clock-context.ts'

const minuteMs = 60_000

/** The time, at the turn of each minute; undefined on a server and in the first render, which must equal the server's. */
export function useNow(): Date | undefined {
  const clock = useClock()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    function tick() {
      const time = clock()
      setNow(time)
      timer = window.setTimeout(tick, minuteMs - (time.getTime() % minuteMs))
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [clock])
  return now
}
