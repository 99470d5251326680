import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last keystroke the address follows. */
const searchDebounceMs = 250

interface Draft {
  readonly text: string
  /** The address's own text when this was typed, and what was last sent there: it stands over these alone. */
  readonly overrides: readonly string[]
}

/**
 * What is typed, at once; the address follows when one pauses, since every change of it is a navigation.
 * When the address changes by itself, back or forward, it has the last word.
 */
export function useDebouncedSearchParam(value: string, onDebounced: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>()
  const text = draft?.overrides.includes(value) === true ? draft.text : value
  const settle = useEffectEvent((settled: string) => {
    setDraft((newest) => newest && { ...newest, overrides: [value, settled] })
    onDebounced(settled)
  })

  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => {
      settle(text)
    }, searchDebounceMs)
    return () => {
      clearTimeout(timer)
    }
  }, [text, value])

  return {
    text,
    setText: (typed: string) => {
      setDraft((before) => ({
        text: typed,
        overrides: [value, ...(before?.overrides.slice(1) ?? [])],
      }))
    },
  }
}
