import { Link } from '@tanstack/react-router'
import { ExternalLink, Keyboard, LayoutDashboard } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './AdminMenu.module.css'
import { useListAddress } from './list-memory.ts'
import { listNames, places, type ListName } from './places.ts'
import { showShortcuts } from './shortcuts.ts'

interface AdminMenuProps {
  ref?: Ref<HTMLElement>
  /** A place was chosen: the panel that holds the menu closes. */
  onChosen?: () => void
}

/** The dashboard, the five entities, and the way out to the public site. */
export function AdminMenu({ ref, onChosen }: AdminMenuProps) {
  const { t } = useTranslation('admin')
  return (
    <nav ref={ref} tabIndex={-1} className={styles.menu} aria-label={t('frame.menu')}>
      <ul role="list">
        <li>
          <Link
            to="/admin"
            activeOptions={{ exact: true, includeSearch: false }}
            className={styles.link}
            onClick={onChosen}
          >
            <LayoutDashboard size={18} strokeWidth={1.75} aria-hidden />
            {t('frame.dashboard')}
          </Link>
        </li>
        {listNames.map((name) => (
          <li key={name}>
            <ListLink name={name} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.end}>
        <li>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => {
              onChosen?.()
              showShortcuts(true)
            }}
          >
            <Keyboard size={18} strokeWidth={1.75} aria-hidden />
            {t('frame.shortcuts')}
          </button>
        </li>
        <li>
          <Link to="/" className={styles.link}>
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
            {t('frame.site')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** A list, as it was last looked at. */
function ListLink({ name, onChosen }: { name: ListName; onChosen: (() => void) | undefined }) {
  const { t } = useTranslation('admin')
  const { list, icon: Icon } = places[name]
  return (
    <Link
      to={list}
      search={useListAddress(name)}
      activeOptions={{ includeSearch: false }}
      className={styles.link}
      onClick={onChosen}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {t(`titles.${name}`)}
    </Link>
  )
}
