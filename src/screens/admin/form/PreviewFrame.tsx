import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import styles from './Preview.module.css'

/** The widths in CSS pixels that the page believes to have. */
const viewportWidths = { phone: 390, desktop: 1280 }

interface PreviewFrameProps {
  device: keyof typeof viewportWidths
  title: string
  children: ReactNode
}

/**
 * Draws its children in a window of their own, so that their layout follows that window's width and not
 * the screen's. The frame has no address, so nothing is loaded into it and the page's policy
 * holds in it; it is scaled to the room there is. What it shows can be read, not used.
 */
export function PreviewFrame({ device, title, children }: PreviewFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const frameDocument = frame.current?.contentDocument
    if (frameDocument == null) return
    copyStyles(frameDocument)
    frameDocument.documentElement.lang = 'fr'
    frameDocument.body.inert = true
    setBody(frameDocument.body)
    // Styles that come with a part that is loaded later.
    const styleObserver = new MutationObserver(() => {
      copyStyles(frameDocument)
    })
    styleObserver.observe(document.head, { childList: true })
    return () => {
      styleObserver.disconnect()
    }
  }, [])

  const width = viewportWidths[device]
  useEffect(() => {
    const element = container.current
    if (element === null) return
    const applyScale = () => {
      element.style.setProperty('--width', `${width}px`)
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)))
    }
    const resizeObserver = new ResizeObserver(applyScale)
    resizeObserver.observe(element)
    applyScale()
    return () => {
      resizeObserver.disconnect()
    }
  }, [width])

  return (
    <div ref={container} className={styles.viewport} data-device={device}>
      <iframe ref={frame} sandbox="allow-same-origin" title={title} className={styles.frame} />
      {body !== null && createPortal(<div className={styles.page}>{children}</div>, body)}
    </div>
  )
}

/** The page's own style sheets, in their order. */
function copyStyles(frameDocument: Document): void {
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style')
  frameDocument.head.replaceChildren(...Array.from(sheets, (sheet) => sheet.cloneNode(true)))
}
