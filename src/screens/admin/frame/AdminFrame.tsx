import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { NoticeRegion } from '#ui/NoticeRegion/NoticeRegion.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'

import styles from './AdminFrame.module.css'
import { dismissNotice, useNotices } from './notices.ts'
import { Rail } from './Rail.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { TopBar } from './TopBar.tsx'

const mainId = 'contenu'

/** What every page of the back-office has around it: a rail (a bar on small screens), messages, shortcuts. */
export function AdminFrame() {
  const { t } = useTranslation(['admin', 'layout'])
  const railMenu = useRef<HTMLElement>(null)
  const notices = useNotices((store) => store.notices)
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex" />
      <SkipLink targetId={mainId}>{t('layout:skipToContent')}</SkipLink>
      <Rail menuRef={railMenu} />
      <TopBar wideMenu={railMenu} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <NoticeRegion
        notices={notices}
        onDismiss={dismissNotice}
        label={t('frame.notices')}
        dismissLabel={t('frame.dismiss')}
      />
      <ShortcutsDialog />
    </div>
  )
}
