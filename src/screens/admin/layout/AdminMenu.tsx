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
  /** A place was chosen: the panel that holds the menu closes. */
  onNavigate?: () => void
}

/** The dashboard, the five entities, and the way out to the public site. */
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
            <EntityLink name={name} onChosen={onNavigate} />
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

/** A list, as it was last looked at. */
function EntityLink({ name, onChosen }: { name: EntityName; onChosen: (() => void) | undefined }) {
  const { t } = useTranslation('admin')
  const { listPath, icon: Icon } = entities[name]
  return (
    <Link
      to={listPath}
      search={useLastListSearch(name)}
      activeOptions={{ includeSearch: false }}
      className={styles.link}
      onClick={onChosen}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {t(`titles.${name}`)}
    </Link>
  )
}
