import { type ReactNode, useEffect, useRef } from 'react'

import styles from './notes.module.css'

/** A frame around an element, which follows it. */
export function Highlight({ target, children }: { target: Element; children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = () => {
      const { left, top, width, height } = target.getBoundingClientRect()
      for (const [name, pixels] of Object.entries({ left, top, width, height }))
        frame.current?.style.setProperty(name, `${pixels}px`)
    }
    place()
    const controller = new AbortController()
    for (const event of ['scroll', 'resize'])
      addEventListener(event, place, { passive: true, capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [target])
  return (
    <div ref={frame} className={styles.highlight}>
      {children}
    </div>
  )
}
