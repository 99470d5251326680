import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { TextHeading } from '#content/prepare.ts'
import { useCurrentHeading } from '#content/useCurrentHeading.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'

import styles from './Contents.module.css'

interface ContentsProps {
  headings: readonly TextHeading[]
  slugs: { country: string; visa: string }
}

/** The table of contents: each line an address of its own, the section being read marked. */
export function Contents({ headings, slugs }: ContentsProps) {
  const { t } = useTranslation('visaDetails')
  const lang = useContentLanguage()
  const current = useCurrentHeading(headings)
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <MachineReadable aria-hidden>{t('contents')}</MachineReadable>
      <ol role="list">
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={Math.min(depth, 2)}>
            <Link
              to="/detailsvisa/$country/$visa"
              params={slugs}
              hash={id}
              className={styles.link}
              lang={lang}
              // Of links to one page the router would mark each: here only the section being read is.
              activeOptions={{ includeHash: true }}
              activeProps={{}}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
