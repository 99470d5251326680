import { Link, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { ChevronDown, Menu } from 'lucide-react'
import { type Ref, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { useI18nStore, useVisitorLanguage } from '#i18n/i18n.ts'
import { isLanguage, type Language, languages } from '#i18n/languages.ts'
import { storeLanguage } from '#i18n/languages.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import styles from './Header.module.css'
import {
  menuAfterServices,
  menuBeforeServices,
  type MenuItem,
  needsMenu,
  servicesMenu,
  servicesPaths,
} from './menu.ts'

/** The name, main menu, language selector and call to action; a drawer menu on small screens (spec 2.2). */
export function Header() {
  const { t } = useTranslation('layout')
  const mainMenu = useRef<HTMLElement>(null)
  const router = useRouter()
  // Back leaves the page under the menu, and closes it with that.
  const [menuPath, setMenuPath] = useState<string>()
  // Not the path: every link would be rendered again before a click on one of them has any effect.
  const isMenuOpen = useLocation({ select: ({ pathname }) => pathname === menuPath })
  return (
    <header className={styles.header} data-sticky>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={t('brand.home')}>
          <BrandMark />
          <span translate="no" className={styles.name}>
            {organisation.name}
          </span>
        </Link>
        <MainMenu ref={mainMenu} />
        <div className={styles.actions}>
          <LanguageSelector />
          <Link
            to="/avocatslist"
            className={getButtonClassName('primary', 'small', styles.findLawyer)}
          >
            {t('menu.findLawyer')}
          </Link>
          <button
            type="button"
            className={styles.menuButton}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuPath(router.latestLocation.pathname)}
          >
            <Menu aria-hidden />
            <span className={styles.menuButtonText}>{t('menu.open')}</span>
          </button>
        </div>
      </div>
      <MobileMenu isOpen={isMenuOpen} wideMenu={mainMenu} onClose={() => setMenuPath(undefined)} />
    </header>
  )
}

/** The main menu of wide screens, with a services submenu (spec 2.2). */
function MainMenu({ ref }: { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('layout')
  const isServicesPage = useMatches({
    select: (matches) => servicesPaths.includes(matches.at(-1)?.fullPath ?? ''),
  })
  return (
    <nav ref={ref} tabIndex={-1} className={styles.menu} aria-label={t('menu.label')}>
      <ul role="list" className={styles.list}>
        <MenuLinks items={menuBeforeServices} />
        <li>
          <Disclosure label={t('menu.services')} current={isServicesPage}>
            <ul role="list">
              <MenuLinks items={servicesMenu} />
            </ul>
          </Disclosure>
        </li>
        <MenuLinks items={menuAfterServices} />
      </ul>
    </nav>
  )
}

interface MobileMenuProps {
  isOpen: boolean
  /** The menu of wide screens: the drawer closes when it becomes visible. */
  wideMenu: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The drawer menu of small screens: what visitors come with, then the main menu (spec 2.2). */
function MobileMenu({ isOpen, wideMenu, onClose }: MobileMenuProps) {
  const { t } = useTranslation('layout')
  return (
    <Drawer
      open={isOpen}
      wideVersion={wideMenu}
      onClose={onClose}
      label={t('menu.title')}
      closeLabel={t('menu.close')}
    >
      <Link to="/avocatslist" className={getButtonClassName('primary')}>
        {t('menu.findLawyer')}
      </Link>
      <nav aria-label={t('menu.label')} className={styles.mobileMenu}>
        <h2>{t('menu.needs')}</h2>
        <ul role="list">
          <MenuLinks items={needsMenu} />
        </ul>
        <h2>{t('menu.site')}</h2>
        <ul role="list" className={styles.site}>
          <MenuLinks items={menuBeforeServices} />
          <li>
            <details>
              <summary>{t('menu.services')}</summary>
              <ul role="list">
                <MenuLinks items={servicesMenu} />
              </ul>
            </details>
          </li>
          <MenuLinks items={menuAfterServices} />
        </ul>
      </nav>
      <address className={styles.contacts}>
        <PhoneLink />
        <EmailLink />
        <p>{t('topBar.hours')}</p>
      </address>
    </Drawer>
  )
}

function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => <MenuEntry key={item.textKey} {...item} />)
}

/** A link of the menus, marked on its own page and on related pages (WCAG 1.3.1). */
function MenuEntry({ textKey, link, relatedPaths }: MenuItem) {
  const { t } = useTranslation('pages')
  const isOnRelatedPage = useMatches({
    select: (matches) => relatedPaths?.includes(matches.at(-1)?.fullPath ?? ''),
  })
  return (
    <li>
      <Link {...link} aria-current={isOnRelatedPage ? 'true' : undefined}>
        {t(textKey)}
      </Link>
    </li>
  )
}

const flagCodes = { fr: 'fr', en: 'gb' } as const

/** The language selector with a flag; the choice is stored on the device (spec 2.2, 4). */
function LanguageSelector() {
  const { t } = useTranslation('layout')
  const i18n = useI18nStore()
  const current = useVisitorLanguage()
  const select = useRef<HTMLSelectElement>(null)
  // The choice, while its texts load: the one before can then be chosen again.
  const [pending, setPending] = useState<Language>()
  const [failed, setFailed] = useState<Language>()

  async function choose(chosen: Language): Promise<void> {
    setPending(chosen)
    setFailed(undefined)
    try {
      if (await i18n.setLanguage(chosen)) storeLanguage(chosen)
    } catch (error) {
      console.error(error)
      setFailed(chosen)
    }
    setPending((latest) => (latest === chosen ? undefined : latest))
  }

  return (
    <>
      <div className={styles.selector}>
        <Flag code={flagCodes[current]} size="small" />
        <select
          ref={select}
          aria-label={t('language.label')}
          value={pending ?? current}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void choose(target.value)
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`language.${language}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
      {failed !== undefined && failed !== current && (
        <Notice
          variant="warning"
          announce="alert"
          className={styles.failed}
          onDismiss={() => {
            setFailed(undefined)
            select.current?.focus()
          }}
          dismissLabel={t('language.dismiss')}
        >
          <p>{t('language.failed')}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              // The button is removed with its message.
              select.current?.focus()
              void choose(failed)
            }}
          >
            {t('retry')}
          </Button>
        </Notice>
      )}
    </>
  )
}
