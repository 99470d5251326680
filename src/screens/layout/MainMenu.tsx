import { useMatches } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'

import styles from './MainMenu.module.css'
import {
  menuAfterServices,
  menuBeforeServices,
  type MenuItem,
  servicesMenu,
  servicesPaths,
} from './menu.ts'
import { MenuLink } from './MenuLink.tsx'

/** The main menu of wide screens, with the services in a submenu (spec 2.2). */
export function MainMenu({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('layout')
  const isServicesPage = useMatches({
    select: (matches) => servicesPaths.includes(matches.at(-1)?.fullPath ?? ''),
  })
  return (
    <nav ref={ref} tabIndex={-1} className={styles.menu} aria-label={t('menu.label')}>
      <ul role="list" className={styles.list}>
        {menuBeforeServices.map(renderItem)}
        <li>
          <Disclosure label={t('menu.services')} current={isServicesPage}>
            <ul role="list" className={styles.submenu}>
              {servicesMenu.map(renderItem)}
            </ul>
          </Disclosure>
        </li>
        {menuAfterServices.map(renderItem)}
      </ul>
    </nav>
  )
}

function renderItem(item: MenuItem) {
  return (
    <li key={item.textKey}>
      <MenuLink item={item} className={styles.link} />
    </li>
  )
}
