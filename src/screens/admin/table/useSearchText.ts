import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last keystroke the address follows. */
const pause = 250

interface Draft {
  readonly text: string
  /** The address's own text when this was typed, and what was last sent there: it stands over these alone. */
  readonly over: readonly string[]
}

/**
 * What is typed, at once; the address follows when one pauses, since every change of it is a navigation.
 * When the address changes by itself, back or forward, it has the last word.
 */
export function useSearchText(value: string, onSettled: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>()
  const text = draft?.over.includes(value) === true ? draft.text : value
  const settle = useEffectEvent((settled: string) => {
    setDraft((newest) => newest && { ...newest, over: [value, settled] })
    onSettled(settled)
  })

  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => {
      settle(text)
    }, pause)
    return () => {
      clearTimeout(timer)
    }
  }, [text, value])

  return {
    text,
    setText: (typed: string) => {
      setDraft((before) => ({ text: typed, over: [value, ...(before?.over.slice(1) ?? [])] }))
    },
  }
}
