import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'

import { AdminMenu } from './AdminMenu.tsx'
import styles from './Sidebar.module.css'

/** The left side of a wide screen. */
export function Sidebar({ menuRef }: { menuRef: Ref<HTMLElement> }) {
  const { t } = useTranslation('admin')
  return (
    <header className={styles.sidebar}>
      <Link to="/admin" className={styles.brand}>
        <BrandMark size={36} />
        <span>
          <span className={styles.name}>{organisation.name}</span>
          <span className={styles.label}>{t('layout.label')}</span>
        </span>
      </Link>
      <AdminMenu ref={menuRef} />
    </header>
  )
}
