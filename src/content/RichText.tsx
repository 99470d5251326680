import { useMemo } from 'react'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { sanitise } from './sanitise.ts'

interface RichTextProps {
  /** HTML from the API or the editor. */
  html: string | null | undefined
  /** The level that the content's highest heading takes, one below the heading over it. */
  topHeading?: 2 | 3 | 4
  /** Newlines are line breaks: an article's content (spec 3). */
  breakLines?: boolean
  className?: string | undefined
}

/** The one place where foreign HTML becomes elements, sanitised, in the language of the records. */
export function RichText({ html, topHeading = 2, breakLines = false, className }: RichTextProps) {
  const lang = useContentLanguage()
  const safe = useMemo(() => {
    const source = html ?? ''
    // Before sanitising, never after: what is shown is exactly what was sanitised.
    return withTopHeading(
      sanitise(breakLines ? source.replaceAll('\n', '<br>') : source),
      topHeading,
    )
  }, [html, topHeading, breakLines])
  return (
    <div
      className={className}
      lang={lang}
      // oxlint-disable-next-line react/no-danger -- sanitised above; this is the component that may
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

/** Moves all headings so that the highest is of the wanted level; none goes below h6. */
function withTopHeading(html: string, wanted: number): string {
  const heading = /<(\/?)h([2-6])(?=[\s>])/g
  const levels = Array.from(html.matchAll(heading), ([, , level]) => Number(level))
  const move = wanted - Math.min(...levels)
  if (levels.length === 0 || move === 0) return html
  return html.replaceAll(
    heading,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + move)}`,
  )
}
