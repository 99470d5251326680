import { Link, Outlet } from '@tanstack/react-router'
import { ExternalLink, Keyboard, LayoutDashboard, Menu, type LucideIcon } from 'lucide-react'
import { useDeferredValue, useRef, useState, type Ref, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import { Toaster } from '#ui/Toaster/Toaster.tsx'

import { PaletteButton, PaletteHost } from '../extensions/search/PaletteButton.tsx'
import styles from './AdminLayout.module.css'
import { SavedActions } from '../extensions/follow-up/SavedActions.tsx'
import { newTab, toSiteLink } from '../extensions/follow-up/SiteLink.tsx'
import { useEditedPage } from '../extensions/follow-up/usePublicPage.ts'
import { dismissToast, useToasts } from '../core/layout/toasts.ts'
import { useLastListSearch } from '../core/layout/last-list-search.ts'
import { getListPath, listPages, type ListName } from '../core/layout/entity-links.ts'
import { setShortcutsDialogOpen, useShortcut } from '../core/layout/shortcuts.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

const mainId = 'contenu'
const messagesId = 'messages'

/** The layout of every back-office page: navigation, main content, toasts and the shortcuts dialog. */
export function AdminLayout() {
  const { t } = useTranslation(['admin', 'layout'])
  const sidebarMenu = useRef<HTMLElement>(null)
  const toasts = useToasts((store) => store.toasts)
  // The first page follows its frame in slices: together they are a long task on a slow device.
  const isPageShown = useDeferredValue(true, false)
  // After the whole page in the order of Tab, so the keyboard needs a shorter way to the links of a message.
  useShortcut('m', () => {
    if (toasts.length > 0) document.querySelector<HTMLElement>(`#${messagesId}`)?.focus()
  })
  return (
    <div className={styles.layout}>
      <meta name="robots" content="noindex" />
      <SkipLink targetId={mainId}>{t('layout:skipToContent')}</SkipLink>
      <Sidebar menuRef={sidebarMenu} />
      <TopBar sidebarMenu={sidebarMenu} />
      <main
        id={mainId}
        tabIndex={-1}
        className={styles.main}
        data-under-messages={toasts.length > 0 || undefined}
      >
        {isPageShown && <Outlet />}
      </main>
      <Toaster
        regionId={messagesId}
        toasts={toasts.map(({ followUp, ...toast }) => ({
          ...toast,
          ...(followUp && { actions: <SavedActions {...followUp} /> }),
        }))}
        onDismiss={dismissToast}
        label={t('layout.toasts')}
        dismissLabel={t('layout.dismiss')}
      />
      <ShortcutsDialog />
      <PaletteHost />
    </div>
  )
}

/** The navigation on wide screens. */
function Sidebar({ menuRef }: { menuRef: Ref<HTMLElement> }) {
  const { t } = useTranslation('admin')
  return (
    <header className={styles.sidebar} data-sticky>
      <Link to="/admin" className={styles.sidebarBrand}>
        <BrandMark size={36} />
        <span>
          <span translate="no" className={styles.sidebarName}>
            {organisation.name}
          </span>
          <span className={styles.sidebarLabel}>{t('layout.label')}</span>
        </span>
      </Link>
      <PaletteButton />
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
        <span translate="no" className={styles.topBarName}>
          {organisation.name}
        </span>
        <span className={styles.topBarLabel}>{t('layout.label')}</span>
      </Link>
      <PaletteButton isSmall />
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={20} aria-hidden />
        <span>{t('layout.openMenu')}</span>
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

interface AdminMenuProps {
  ref?: Ref<HTMLElement>
  /** Called on a click on any item, to close the drawer around the menu. */
  onNavigate?: () => void
}

/** Links to the dashboard, the lists, the translations and the public site, and the shortcuts button. */
function AdminMenu({ ref, onNavigate }: AdminMenuProps) {
  const { t } = useTranslation(['admin', 'adminFollowUp'])
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
            <span>{t('layout.dashboard')}</span>
          </Link>
        </li>
        {listPages.map((page) => (
          <li key={page.name}>
            <ListLink {...page} onNavigate={onNavigate} />
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
            <span>{t('layout.shortcuts')}</span>
          </button>
        </li>
        <li>
          <Link
            {...(toSiteLink(useEditedPage()) ?? { to: '/' })}
            {...newTab}
            className={styles.link}
            title={t('adminFollowUp:opensNewTab')}
          >
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
            <span>{t('layout.site')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Links to a list as the user left it. */
function ListLink({
  name,
  icon: Icon,
  onNavigate,
}: {
  name: ListName
  icon: LucideIcon
  onNavigate: (() => void) | undefined
}) {
  const { t } = useTranslation('admin')
  return (
    <Link
      to={getListPath(name)}
      search={useLastListSearch(name)}
      activeOptions={{ includeSearch: false }}
      className={styles.link}
      onClick={onNavigate}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{t(`titles.${name}`)}</span>
    </Link>
  )
}
