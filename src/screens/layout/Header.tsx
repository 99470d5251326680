import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { BrandMark } from '#ui/guilloche/BrandMark.tsx'

import styles from './Header.module.css'
import { LanguageSelector } from './LanguageSelector.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** Name, main menu, language, and the way to a lawyer; a slide-in menu on small screens (spec 2.2). */
export function Header() {
  const { t } = useTranslation('layout')
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const mainMenu = useRef<HTMLElement>(null)
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={t('brand.home')}>
          <BrandMark />
          <span className={styles.name}>{organisation.name}</span>
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
            onClick={() => {
              setIsMenuOpen(true)
            }}
          >
            <Menu aria-hidden />
            <span className={styles.menuButtonText}>{t('menu.open')}</span>
          </button>
        </div>
      </div>
      <MobileMenu
        isOpen={isMenuOpen}
        wideMenu={mainMenu}
        onClose={() => {
          setIsMenuOpen(false)
        }}
      />
    </header>
  )
}
