import { useEffect, useRef } from 'react'

/** The element of a question, to scroll to. */
export function getQuestionElementId(id: number): string {
  return `question-${id}`
}

/**
 * Brings the question that the address names into view, with focus, when somebody arrives by its
 * address. A question that was opened here stays where it is: `onOpenedHere` says so.
 */
export function useScrollToQuestion(question: string | undefined, isRendered: boolean) {
  const handledQuestionRef = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (question === undefined || !isRendered || handledQuestionRef.current === question)
      return undefined
    // After the router has put the page's scroll position.
    const frame = requestAnimationFrame(() => {
      handledQuestionRef.current = question
      const item = document.querySelector(`#${getQuestionElementId(Number(question))}`)
      item?.scrollIntoView({ block: 'start' })
      item?.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [question, isRendered])

  return {
    onQuestionOpened: (id: number) => {
      handledQuestionRef.current = String(id)
    },
  }
}
