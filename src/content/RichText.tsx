import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { prepareText, type PreparedText, type TextHeading, type TextOptions } from './prepare.ts'
import { trusted } from './trusted-types.ts'

/** How foreign HTML is made safe: in a browser by the browser's own parser, in a prerendered page by a stricter reader. */
export const PrepareContext =
  createContext<(html: string, options: TextOptions) => PreparedText>(prepareText)

interface RichTextProps extends Partial<TextOptions> {
  /** HTML from the API or the editor. */
  html: string | null | undefined
  className?: string | undefined
}

/** The one place where foreign HTML becomes elements, sanitised, in the language of the records. */
export function RichText(props: RichTextProps) {
  return useRichText(props).element
}

interface ReadText {
  readonly element: ReactNode
  readonly headings: readonly TextHeading[]
  readonly updated: string | undefined
  /** There is nothing to read: no text, or nothing of it was safe. */
  readonly isEmpty: boolean
}

/**
 * What `RichText` shows, for a screen that also needs the text's headings or its date. The
 * headings are those of the element: they have the ids that the table of contents leads to.
 */
export function useRichText({
  html,
  topHeading = 2,
  breakLines = false,
  anchors,
  className,
}: RichTextProps): ReadText {
  const lang = useContentLanguage()
  const prepare = use(PrepareContext)
  const text = useMemo(
    () => prepare(html ?? '', { topHeading, breakLines, anchors }),
    [prepare, html, topHeading, breakLines, anchors],
  )
  // The same object for the same text: with a new one React would fill the element anew at each render.
  const markup = useMemo(() => ({ __html: trusted(text.html) }), [text])
  // React keeps the inner HTML of a prerendered page as it stands: what this browser made of the text is what counts.
  const setRight = useCallback(
    (element: HTMLDivElement | null) => {
      // oxlint-disable-next-line no-restricted-properties -- sanitised by prepareText; this is the component that may
      if (element === null || element.innerHTML === text.html) return
      Object.assign(element, { innerHTML: markup.__html })
    },
    [text, markup],
  )
  return {
    headings: text.headings,
    updated: text.updated,
    isEmpty: text.html.trim() === '',
    element: (
      <div
        ref={setRight}
        className={className}
        lang={lang}
        // oxlint-disable-next-line react/no-danger -- sanitised by prepareText; this is the component that may
        dangerouslySetInnerHTML={markup}
      />
    ),
  }
}
