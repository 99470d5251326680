import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'

import { AdminMenu } from './AdminMenu.tsx'
import styles from './TopBar.module.css'

/** The rail of a small screen: a bar whose menu slides in. */
export function TopBar({ wideMenu }: { wideMenu: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <header className={styles.topBar}>
      <Link to="/admin" className={styles.brand}>
        <BrandMark size={32} />
        <span className={styles.name}>{organisation.name}</span>
        <span className={styles.label}>{t('layout.label')}</span>
      </Link>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true)
        }}
      >
        <Menu size={20} aria-hidden />
        {t('layout.openMenu')}
      </button>
      <Drawer
        open={isOpen}
        wideVersion={wideMenu}
        onClose={close}
        label={t('layout.menu')}
        closeLabel={t('layout.closeMenu')}
      >
        <AdminMenu onNavigate={close} />
      </Drawer>
    </header>
  )
}
