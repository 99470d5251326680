import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Texts } from '#i18n/texts.ts'
import { markScrollEnds } from '#ui/hooks/scroll-ends.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './DirectoryNav.module.css'
import { useShortlist } from '#components/useShortlist.ts'

interface NavItem {
  readonly textKey: Exclude<keyof Texts['lawyers']['directoryNav'], `shortlist_${string}`>
  readonly link: LinkProps
}

const navItems: readonly NavItem[] = [
  { textKey: 'lawyers', link: { to: '/avocatslist' } },
  { textKey: 'rights', link: { to: '/detailsvisa' } },
  { textKey: 'about', link: { to: '/apropos' } },
]

/** The header of the directory (spec 2.12): its pages, the shortlist, and the links for lawyers. */
export function DirectoryNav() {
  const { t } = useTranslation('lawyers')
  const { ids } = useShortlist()
  return (
    <nav className={styles.nav} aria-label={t('directoryNav.label')}>
      <ul ref={markScrollEnds} role="list" className={styles.row}>
        {navItems.map(({ textKey, link }) => (
          <li key={textKey}>
            <Link
              {...link}
              className={styles.link}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {t(`directoryNav.${textKey}`)}
            </Link>
          </li>
        ))}
        <li className={styles.trailing}>
          <Link to="/avocatslist/comparer" className={styles.link}>
            <Scale size={16} aria-hidden />
            <span>{t('directoryNav.shortlist', { count: ids.length })}</span>
          </Link>
        </li>
        <li>
          <Link to="/connexion" className={styles.link}>
            {t('directoryNav.signIn')}
          </Link>
        </li>
        <li>
          <Link to="/vous-etes-avocat" className={clsx(styles.link, styles.join)}>
            {t('directoryNav.join')}
          </Link>
        </li>
      </ul>
      <VisuallyHidden role="status">{t('shortlist.status', { count: ids.length })}</VisuallyHidden>
    </nav>
  )
}
