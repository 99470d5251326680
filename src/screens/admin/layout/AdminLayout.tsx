import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Toaster } from '#ui/Toaster/Toaster.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'

import styles from './AdminLayout.module.css'
import { dismissToast, useToasts } from './toasts.ts'
import { Sidebar } from './Sidebar.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { TopBar } from './TopBar.tsx'

const mainId = 'contenu'

/** What every page of the back-office has around it: a rail (a bar on small screens), messages, shortcuts. */
export function AdminLayout() {
  const { t } = useTranslation(['admin', 'layout'])
  const railMenu = useRef<HTMLElement>(null)
  const toasts = useToasts((store) => store.toasts)
  return (
    <div className={styles.layout}>
      <meta name="robots" content="noindex" />
      <SkipLink targetId={mainId}>{t('layout:skipToContent')}</SkipLink>
      <Sidebar menuRef={railMenu} />
      <TopBar wideMenu={railMenu} />
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
