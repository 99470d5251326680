import { Link } from '@tanstack/react-router'
import { ExternalLink, Keyboard, LayoutDashboard } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './AdminMenu.module.css'
import { useLastListSearch } from './last-list-search.ts'
import { entityNames, entities, type EntityName } from './entities.ts'
import { setShortcutsDialogOpen } from './shortcuts.ts'

interface AdminMenuProps {
  ref?: Ref<HTMLElement>
  /** Called on a click on any item, to close the drawer around the menu. */
  onNavigate?: () => void
}

/** Links to the dashboard, the five lists and the public site, and the shortcuts button. */
export function AdminMenu({ ref, onNavigate }: AdminMenuProps) {
  const { t } = useTranslation('admin')
  return (
    <nav ref={ref} tabIndex={-1} className={styles.menu} aria-label={t('layout.menu')}>
      <ul role="list">
        <li>
          <Link
            to="/admin"
            activeOptions={{ exact: true, includeSearch: false }}
            className={styles.link}
            onClick={onNavigate}
          >
            <LayoutDashboard size={18} strokeWidth={1.75} aria-hidden />
            {t('layout.dashboard')}
          </Link>
        </li>
        {entityNames.map((name) => (
          <li key={name}>
            <EntityLink name={name} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.footer}>
        <li>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => {
              onNavigate?.()
              setShortcutsDialogOpen(true)
            }}
          >
            <Keyboard size={18} strokeWidth={1.75} aria-hidden />
            {t('layout.shortcuts')}
          </button>
        </li>
        <li>
          <Link to="/" className={styles.link}>
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
            {t('layout.site')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Links to a list as the user left it. */
function EntityLink({
  name,
  onNavigate,
}: {
  name: EntityName
  onNavigate: (() => void) | undefined
}) {
  const { t } = useTranslation('admin')
  const { listPath, icon: Icon } = entities[name]
  return (
    <Link
      to={listPath}
      search={useLastListSearch(name)}
      activeOptions={{ includeSearch: false }}
      className={styles.link}
      onClick={onNavigate}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {t(`titles.${name}`)}
    </Link>
  )
}
