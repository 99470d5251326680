import { Link, type LinkProps } from '@tanstack/react-router'
import { use, useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { PageNameOverrideContext } from '#components/usePageName.ts'

import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** What the record of the page is called. The title stays, because the specification quotes it. */
  recordName?: string
  /** The page between the dashboard and this one. */
  parent?: { readonly label: string; readonly link: LinkProps }
  /** Content beside the title, such as the unsaved status. */
  note?: ReactElement | undefined
  /** The actions of the page, the primary one last. */
  actions?: ReactNode
}

/** The record is also named in the title of the window, where several forms are open in tabs. */
function useWindowTitle(title: ReactNode, recordName: string): void {
  const { setName } = use(PageNameOverrideContext)
  const name =
    typeof title === 'string' && recordName !== '' ? `${recordName} – ${title}` : undefined
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    setName(name)
    return () => setName(undefined)
  }, [name, setName])
}

/** Breadcrumbs that start at /admin (spec 2.13), and a sticky header with the title and the actions. */
export function PageHeader({ title, recordName = '', parent, note, actions }: PageHeaderProps) {
  useWindowTitle(title, recordName)
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
          {recordName !== '' && (
            <p className={styles.recordName} title={recordName}>
              {recordName}
            </p>
          )}
          {note}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  )
}
