import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'

import { menuAfterServices, menuBeforeServices, type MenuItem, servicesMenu } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './MobileMenu.module.css'

interface MobileMenuProps {
  isOpen: boolean
  /** The menu of wide screens. */
  wideMenu: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The slide-in menu of small screens, with a collapsible services submenu (spec 2.2). */
export function MobileMenu({ isOpen, wideMenu, onClose }: MobileMenuProps) {
  const { t } = useTranslation('layout')
  return (
    <Drawer
      open={isOpen}
      wideVersion={wideMenu}
      onClose={onClose}
      label={t('menu.title')}
      closeLabel={t('menu.close')}
    >
      <nav aria-label={t('menu.label')}>
        <ul role="list" className={styles.list}>
          {menuBeforeServices.map(renderItem)}
          <li>
            <details className={styles.services}>
              <summary className={styles.link}>{t('menu.services')}</summary>
              <ul role="list" className={styles.submenu}>
                {servicesMenu.map(renderItem)}
              </ul>
            </details>
          </li>
          {menuAfterServices.map(renderItem)}
        </ul>
      </nav>
      <Link to="/avocatslist" className={getButtonClassName('primary')} onClick={onClose}>
        {t('menu.findLawyer')}
      </Link>
      <p className={styles.hours}>{t('topBar.hours')}</p>
    </Drawer>
  )

  function renderItem(item: MenuItem) {
    return (
      <li key={item.textKey}>
        <MenuLink item={item} className={styles.link} onClick={onClose} />
      </li>
    )
  }
}
