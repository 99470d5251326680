import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** The pages between the dashboard and this one. */
  breadcrumbs?: readonly { readonly label: string; readonly link: LinkProps }[]
  /** Content beside the title, such as the unsaved status. */
  note?: ReactNode
  /** The actions of the page, the primary one last. */
  actions?: ReactNode
}

const noBreadcrumbs: readonly never[] = []

/** Breadcrumbs that start at /admin (spec 2.13), and a sticky header with the title and the actions. */
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
