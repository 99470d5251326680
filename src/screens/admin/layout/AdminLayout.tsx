import { Link, Outlet } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useRef, useState, type Ref, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import { Toaster } from '#ui/Toaster/Toaster.tsx'

import styles from './AdminLayout.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { dismissToast, useToasts } from './toasts.ts'

const mainId = 'contenu'

/** The layout of every back-office page: navigation, main content, toasts and the shortcuts dialog. */
export function AdminLayout() {
  const { t } = useTranslation(['admin', 'layout'])
  const sidebarMenu = useRef<HTMLElement>(null)
  const toasts = useToasts((store) => store.toasts)
  return (
    <div className={styles.layout}>
      <meta name="robots" content="noindex" />
      <SkipLink targetId={mainId}>{t('layout:skipToContent')}</SkipLink>
      <Sidebar menuRef={sidebarMenu} />
      <TopBar sidebarMenu={sidebarMenu} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Toaster
        toasts={toasts}
        onDismiss={dismissToast}
        label={t('layout.toasts')}
        dismissLabel={t('layout.dismiss')}
      />
      <ShortcutsDialog />
    </div>
  )
}

/** The navigation on wide screens. */
function Sidebar({ menuRef }: { menuRef: Ref<HTMLElement> }) {
  const { t } = useTranslation('admin')
  return (
    <header className={styles.sidebar}>
      <Link to="/admin" className={styles.sidebarBrand}>
        <BrandMark size={36} />
        <span>
          <span className={styles.sidebarName}>{organisation.name}</span>
          <span className={styles.sidebarLabel}>{t('layout.label')}</span>
        </span>
      </Link>
      <AdminMenu ref={menuRef} />
    </header>
  )
}

/** The navigation on small screens: a bar with a button that opens the menu in a drawer. */
function TopBar({ sidebarMenu }: { sidebarMenu: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <header className={styles.topBar}>
      <Link to="/admin" className={styles.topBarBrand}>
        <BrandMark size={32} />
        <span className={styles.topBarName}>{organisation.name}</span>
        <span className={styles.topBarLabel}>{t('layout.label')}</span>
      </Link>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={20} aria-hidden />
        {t('layout.openMenu')}
      </button>
      <Drawer
        open={isOpen}
        wideVersion={sidebarMenu}
        onClose={close}
        label={t('layout.menu')}
        closeLabel={t('layout.closeMenu')}
      >
        <AdminMenu onNavigate={close} />
      </Drawer>
    </header>
  )
}
