import { useLayoutEffect, useRef } from 'react'

/** The heading of what takes the place of the part that had the focus. */
export function useFocusOnMount() {
  const element = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => element.current?.focus(), [])
  return element
}
