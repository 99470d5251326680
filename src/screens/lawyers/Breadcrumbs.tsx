import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** The current page. */
  title: string
  /** Whether the title is a person's name, which page translators leave. */
  isName?: boolean
  /** Whether the list is the parent of the page. */
  isBelowList?: boolean
}

/** Breadcrumbs (spec 2.11). */
export function Breadcrumbs({ title, isName = false, isBelowList = false }: BreadcrumbsProps) {
  const { t } = useTranslation('lawyers')
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol role="list">
        <li>
          <Link to="/">{t('home')}</Link>
        </li>
        {isBelowList && (
          <li>
            <Link to="/avocatslist">{t('title')}</Link>
          </li>
        )}
        <li aria-current="page" translate={isName ? 'no' : undefined}>
          {title}
        </li>
      </ol>
    </nav>
  )
}
