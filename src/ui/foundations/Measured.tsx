import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'

interface MeasuredProps {
  /** What is said of the element; nothing without it. */
  read: ((element: HTMLElement) => string) | undefined
  children: ReactElement
}

/** A sample of a token, after what it comes to in this window. */
export function Measured({ read, children }: MeasuredProps) {
  const sample = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('')
  useLayoutEffect(() => {
    const element = sample.current?.firstElementChild
    if (!(element instanceof HTMLElement) || read === undefined) return undefined
    const measure = () => setValue(read(element))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [read])
  return (
    <>
      {value !== '' && <small>{value}</small>}
      <div ref={sample}>{children}</div>
    </>
  )
}
