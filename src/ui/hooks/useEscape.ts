import { useEffectEvent, useLayoutEffect } from 'react'

import { getPressedKey } from '#platform/pressed-key.ts'

/** Calls `onEscape` when Escape is pressed anywhere in the page, while `isListening`. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const onEscapeEvent = useEffectEvent(onEscape)
  // With the commit: an effect may run after a key that is pressed as soon as something has opened.
  useLayoutEffect(() => {
    if (!isListening) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (getPressedKey(event) === 'Escape') onEscapeEvent()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isListening])
}
