import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** The places between the dashboard and this page, the widest first. */
  breadcrumbs?: readonly { readonly label: string; readonly link: LinkProps }[]
  /** Beside the title: a count, a mark that something is not saved. */
  note?: ReactNode
  /** What can be done with the page, the main thing last. */
  actions?: ReactNode
}

const noBreadcrumbs: readonly never[] = []

/** The page's title and its actions, which stay in sight, under the way back (spec 2.13: links to /admin). */
export function PageHeader({ title, breadcrumbs = noBreadcrumbs, note, actions }: PageHeaderProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <nav className={styles.breadcrumbs} aria-label={t('layout.breadcrumbs')}>
        <ol role="list">
          <li>
            <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
              {t('titles.dashboard')}
            </Link>
          </li>
          {breadcrumbs.map(({ label, link }) => (
            <li key={label}>
              <Link {...link}>{label}</Link>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <header className={styles.header}>
        <div className={styles.titleArea}>
          <h1 className={styles.title}>{title}</h1>
          {note}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  )
}
