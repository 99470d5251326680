import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, at the turn of each minute; undefined on a server and in the first render, which must equal the server's. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    function tick() {
      setNow(new Date())
      timer = window.setTimeout(tick, minuteMs - (Date.now() % minuteMs))
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [])
  return now
}
