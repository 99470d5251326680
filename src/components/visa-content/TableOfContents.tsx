import { useTranslation } from 'react-i18next'

import type { TextHeading } from '#content/prepare-html.ts'
import { useCurrentHeading } from '#content/useCurrentHeading.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

import styles from './TableOfContents.module.css'
import { TableOfContentsLink } from './TableOfContentsLink.tsx'

interface TableOfContentsProps {
  headings: readonly TextHeading[]
  slugs: { country: string; visa: string }
}

/** The table of contents: each line an address of its own, the section being read marked. */
export function TableOfContents({ headings, slugs }: TableOfContentsProps) {
  const { t } = useTranslation('visaDetails')
  const currentHeadingId = useCurrentHeading(headings)
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <CodeLabel aria-hidden>{t('contents')}</CodeLabel>
      <ol role="list">
        {headings.map((heading) => (
          <li key={heading.id} data-depth={Math.min(heading.depth, 2)}>
            <TableOfContentsLink
              heading={heading}
              slugs={slugs}
              isCurrent={heading.id === currentHeadingId}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
