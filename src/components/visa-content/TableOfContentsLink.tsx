import { useLinkProps } from '@tanstack/react-router'

import type { TextHeading } from '#content/prepare-html.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './TableOfContents.module.css'

interface TableOfContentsLinkProps {
  heading: TextHeading
  slugs: { country: string; visa: string }
  isCurrent: boolean
}

/**
 * A line of the table of contents. The router's `Link` would mark the section that the address names
 * as the current page, and go on to do so while another is being read.
 */
export function TableOfContentsLink({
  heading: { id, text },
  slugs,
  isCurrent,
}: TableOfContentsLinkProps) {
  const lang = useContentLanguage()
  const linkProps = useLinkProps({
    to: '/detailsvisa/$country/$visa',
    params: slugs,
    hash: id,
    activeOptions: { includeHash: true },
    activeProps: {},
  })
  return (
    <a
      {...linkProps}
      className={styles.link}
      lang={lang}
      aria-current={isCurrent ? 'location' : undefined}
    >
      {text}
    </a>
  )
}
