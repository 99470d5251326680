import { useTranslation } from 'react-i18next'

import type { TextHeading } from '#content/prepare.ts'
import { useCurrentHeading } from '#content/useCurrentHeading.ts'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'

import styles from './Contents.module.css'
import { ContentsLink } from './ContentsLink.tsx'

interface ContentsProps {
  headings: readonly TextHeading[]
  slugs: { country: string; visa: string }
}

/** The table of contents: each line an address of its own, the section being read marked. */
export function Contents({ headings, slugs }: ContentsProps) {
  const { t } = useTranslation('visaDetails')
  const current = useCurrentHeading(headings)
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <MachineReadable aria-hidden>{t('contents')}</MachineReadable>
      <ol role="list">
        {headings.map((heading) => (
          <li key={heading.id} data-depth={Math.min(heading.depth, 2)}>
            <ContentsLink heading={heading} slugs={slugs} isCurrent={heading.id === current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
