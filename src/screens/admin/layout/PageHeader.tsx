import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** The page between the dashboard and this one. */
  parent?: { readonly label: string; readonly link: LinkProps }
  /** Content beside the title, such as the unsaved status. */
  note?: ReactElement | undefined
  /** The actions of the page, the primary one last. */
  actions?: ReactNode
}

/** Breadcrumbs that start at /admin (spec 2.13), and a sticky header with the title and the actions. */
export function PageHeader({ title, parent, note, actions }: PageHeaderProps) {
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
          {parent && (
            <li>
              <Link {...parent.link}>{parent.label}</Link>
            </li>
          )}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <header className={styles.header} data-sticky>
        <div className={styles.titleArea}>
          <h1 className={styles.title}>{title}</h1>
          {note}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  )
}
