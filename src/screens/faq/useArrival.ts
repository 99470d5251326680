import { useEffect, useRef } from 'react'

/** The element of a question, to scroll to. */
export function questionElementId(id: number): string {
  return `question-${id}`
}

/**
 * Brings the question that the address names into view, with focus, when somebody arrives by its
 * address. A question that was opened here stays where it is: `onOpenedHere` says so.
 */
export function useArrival(question: string | undefined, isShown: boolean) {
  const known = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (question === undefined || !isShown || known.current === question) return undefined
    // After the router has put the page's scroll position.
    const frame = requestAnimationFrame(() => {
      known.current = question
      const item = document.querySelector(`#${questionElementId(Number(question))}`)
      item?.scrollIntoView({ block: 'start' })
      item?.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [question, isShown])

  return {
    onOpenedHere: (id: number) => {
      known.current = String(id)
    },
  }
}
