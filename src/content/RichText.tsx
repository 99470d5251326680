import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { useRecordTexts } from '#i18n/record-texts.ts'

import { allowPictures, usePictureHosts } from './useConsent.ts'
import {
  prepareHtml,
  type PreparedHtml,
  type TextHeading,
  type PrepareHtmlOptions,
} from './prepare-html.ts'
import { PictureOffer } from './PictureOffer.tsx'
import { toTrustedHtml } from './trusted-types.ts'

/** How untrusted HTML is prepared. The prerenderer has its own window for it. */
export const PrepareHtmlContext =
  createContext<(html: string, options: PrepareHtmlOptions) => PreparedHtml>(prepareHtml)

interface RichTextProps extends Omit<
  Partial<PrepareHtmlOptions>,
  'pictureHosts' | 'translateHtml'
> {
  /** HTML from the API or the editor. */
  html: string | null | undefined
  className?: string | undefined
}

/** The only component that renders untrusted HTML: sanitised, and translated where there is a translation. */
export function RichText(props: RichTextProps) {
  const { element } = useRichText(props)
  // JSX, by which Storybook knows a component whose properties it can document.
  // oxlint-disable-next-line bare-text/no-bare-text -- it is an element
  return <>{element}</>
}

/**
 * Returns the content of `RichText` together with its headings and date. The headings' ids are those in the element.
 */
export function useRichText({
  html,
  topHeadingLevel = 2,
  breakLines = false,
  anchorPrefix,
  highlightedTerms,
  className,
}: RichTextProps) {
  const { translateHtml, originalLanguage } = useRecordTexts()
  const prepare = use(PrepareHtmlContext)
  const prepareWith = useCallback(
    (pictureHosts: readonly string[]) =>
      prepare(html ?? '', {
        topHeadingLevel,
        breakLines,
        anchorPrefix,
        highlightedTerms,
        translateHtml,
        pictureHosts,
      }),
    [prepare, html, topHeadingLevel, breakLines, anchorPrefix, highlightedTerms, translateHtml],
  )
  const text = useAllowedPictures(prepareWith)
  const { heldPictures, onFilled, onShow } = useHeldPictures()
  // A stable object: with a new one React would set the inner HTML at each render.
  const markup = useMemo(() => ({ __html: toTrustedHtml(text.html) }), [text])
  // Hydration keeps the prerendered inner HTML; replace it by what this browser sanitised.
  const syncInnerHtml = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined
      // oxlint-disable-next-line no-restricted-properties -- sanitised by prepareHtml; this is the component that may
      if (element.innerHTML !== text.html) element.innerHTML = markup.__html
      onFilled(element)
      return watchTables(element)
    },
    [text, markup, onFilled],
  )
  return {
    headings: text.isTranslated
      ? text.headings
      : text.headings.map((heading): TextHeading => ({ ...heading, lang: originalLanguage })),
    updatedOn: text.updatedOn,
    /** The text is empty, or nothing of it was safe. */
    isEmpty: text.html.trim() === '',
    element: (
      <>
        <div
          ref={syncInnerHtml}
          className={className}
          lang={text.isTranslated ? undefined : originalLanguage}
          // oxlint-disable-next-line react/no-danger -- sanitised by prepareHtml; this is the component that may
          dangerouslySetInnerHTML={markup}
        />
        {heldPictures.map(({ placeholder, host, key }) =>
          createPortal(
            <PictureOffer host={host} onShow={() => onShow(placeholder, host)} />,
            placeholder,
            key,
          ),
        )}
      </>
    ),
  }
}

/** Makes a table a tab stop while it scrolls sideways: not every browser lets the arrow keys reach it (WCAG 2.1.1). */
function watchTables(element: HTMLElement): (() => void) | undefined {
  const tables = element.querySelectorAll('table')
  if (tables.length === 0) return undefined
  const update = () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
    }
  }
  update()
  const observer = new ResizeObserver(update)
  for (const table of tables) observer.observe(table)
  return () => observer.disconnect()
}

/** The text with its allowed images; all others are held back. */
function useAllowedPictures(prepareWith: (pictureHosts: readonly string[]) => PreparedHtml) {
  const pictureHosts = usePictureHosts()
  const held = useMemo(() => prepareWith([]), [prepareWith])
  // A string, so that unrelated hosts don't invalidate the memo.
  const shown = held.heldHosts.filter((host) => pictureHosts.includes(host)).join(' ')
  return useMemo(
    () => (shown === '' ? held : prepareWith(shown.split(' '))),
    [prepareWith, held, shown],
  )
}

interface HeldPicture {
  readonly placeholder: HTMLElement
  readonly host: string
  readonly key: string
}

/** The placeholders of `prepareHtml` for images without consent, each of which gets an offer. */
function useHeldPictures() {
  const [heldPictures, setHeldPictures] = useState<readonly HeldPicture[]>([])
  /** The index of the image just allowed: it gets focus once the text is rendered again (WCAG 2.4.3). */
  const pendingFocusIndex = useRef(-1)
  const filled = useRef<HTMLElement>(null)

  const onFilled = useCallback((element: HTMLElement) => {
    filled.current = element
    const found = Array.from(
      element.querySelectorAll<HTMLElement>('[data-host]'),
      (placeholder, index) => ({
        placeholder,
        host: placeholder.dataset['host'] ?? '',
        key: String(index),
      }),
    )
    setHeldPictures((before) => (before.length === 0 && found.length === 0 ? before : found))
    const picture = findPictures(element)[pendingFocusIndex.current]
    pendingFocusIndex.current = -1
    if (picture === undefined) return
    picture.tabIndex = -1
    picture.focus({ preventScroll: true })
  }, [])

  function onShow(placeholder: HTMLElement, host: string): void {
    pendingFocusIndex.current =
      filled.current === null ? -1 : findPictures(filled.current).indexOf(placeholder)
    allowPictures(host)
  }
  return { heldPictures, onFilled, onShow }
}

function findPictures(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('img, [data-host]')]
}
