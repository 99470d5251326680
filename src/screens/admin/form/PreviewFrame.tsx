import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import styles from './Preview.module.css'

/** The widths in CSS pixels that the page believes to have. */
const widths = { phone: 390, desktop: 1280 }

interface PreviewFrameProps {
  device: keyof typeof widths
  title: string
  children: ReactNode
}

/**
 * Draws its children in a window of their own, so that their layout follows that window's width and not
 * the screen's. The frame has no address, so nothing is loaded into it and the page's policy
 * holds in it; it is scaled to the room there is. What it shows can be read, not used.
 */
export function PreviewFrame({ device, title, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (inner == null) return
    copyStyles(inner)
    inner.documentElement.lang = 'fr'
    inner.body.inert = true
    setBody(inner.body)
    // Styles that come with a part that is loaded later.
    const styleWatch = new MutationObserver(() => {
      copyStyles(inner)
    })
    styleWatch.observe(document.head, { childList: true })
    return () => {
      styleWatch.disconnect()
    }
  }, [])

  const width = widths[device]
  useEffect(() => {
    const element = room.current
    if (element === null) return
    const fit = () => {
      element.style.setProperty('--width', `${width}px`)
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)))
    }
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    fit()
    return () => {
      watch.disconnect()
    }
  }, [width])

  return (
    <div ref={room} className={styles.room} data-device={device}>
      <iframe ref={frame} sandbox="allow-same-origin" title={title} className={styles.frame} />
      {body !== null && createPortal(<div className={styles.page}>{children}</div>, body)}
    </div>
  )
}

/** The page's own style sheets, in their order. */
function copyStyles(inner: Document): void {
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style')
  inner.head.replaceChildren(...Array.from(sheets, (sheet) => sheet.cloneNode(true)))
}
