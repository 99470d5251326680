import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'

import styles from './Preview.module.css'

/** Previews the unsaved record with the components of the public page, at the width of a phone or a desktop. */
export function Preview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminForms')
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('preview.title')}</h2>
        <ToggleGroup
          label={t('preview.device')}
          options={[
            { id: 'phone', label: t('preview.phone') },
            { id: 'desktop', label: t('preview.desktop') },
          ]}
          value={device}
          onChange={(chosen) => setDevice(chosen === 'phone' ? 'phone' : 'desktop')}
        />
      </header>
      <PreviewFrame device={device} title={t('preview.title')}>
        {children}
      </PreviewFrame>
      <p className={styles.note}>{t('preview.note')}</p>
    </section>
  )
}

/** The viewport widths that media queries in the preview see, in CSS pixels. */
const viewportWidths = { phone: 390, desktop: 1280 }

interface PreviewFrameProps {
  device: keyof typeof viewportWidths
  title: string
  children: ReactNode
}

/**
 * Renders its children in an iframe, so that media queries follow the iframe's width. The iframe has no `src`:
 * it inherits the page's CSP. It is scaled to the available width, and its content is inert.
 */
function PreviewFrame({ device, title, children }: PreviewFrameProps) {
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
    // A lazily loaded component adds its styles later.
    const styleObserver = new MutationObserver(() => copyStyles(frameDocument))
    styleObserver.observe(document.head, { childList: true })
    return () => styleObserver.disconnect()
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
    return () => resizeObserver.disconnect()
  }, [width])

  return (
    <div ref={container} className={styles.viewport} data-device={device}>
      <iframe ref={frame} sandbox="allow-same-origin" title={title} className={styles.frame} />
      {body !== null && createPortal(<div className={styles.page}>{children}</div>, body)}
    </div>
  )
}

/** Copies the page's style sheets in their order. */
function copyStyles(frameDocument: Document): void {
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style')
  frameDocument.head.replaceChildren(...Array.from(sheets, (sheet) => sheet.cloneNode(true)))
}
