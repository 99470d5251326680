import { Link, Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta, StructuredDataBlock } from '#components/PageMeta.tsx'
import { useRouteTitle } from '#components/usePageName.ts'
import { useSiteUrlBuilder } from '#components/usePageUrl.ts'
import { caseFileKey } from '#domain/case-file/case-file-key.ts'
import { mainOffice, offices, organisation, toTelUrl } from '#domain/organisation.ts'
import { createLegalServiceData } from '#domain/structured-data.ts'
import { OriginalRecordsContext } from '#i18n/record-texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { readStorage } from '#platform/storage.ts'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { ScrollToTop, scrollToTopClearanceClassName } from '#ui/ScrollToTop/ScrollToTop.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'

import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import { Header } from './Header.tsx'
import { exploreMenu, legalMenu, type MenuItem, servicesMenu } from './menu.ts'
import styles from './PublicLayout.module.css'

/** The scroll position from which the scroll-to-top button shows, in pixels (spec 9). */
const scrollToTopThreshold = 200

/** The layout of the public pages (spec 2.2). Renders the route's page unless it has children. */
export function PublicLayout({ children }: { children?: ReactElement }) {
  const { t } = useTranslation('layout')
  const router = useRouter()
  const [originalPathname, setOriginalPathname] = useState<string>()
  // Not the path: the page that a visitor leaves would be rendered again for each change of the context.
  const showsOriginal = useLocation({ select: ({ pathname }) => pathname === originalPathname })
  const originalRecords = useMemo(
    () => ({
      showsOriginal,
      setShowsOriginal: (shows: boolean) =>
        setOriginalPathname(shows ? router.latestLocation.pathname : undefined),
    }),
    [showsOriginal, router],
  )
  useCaseFileExpiry()
  return (
    <div className={styles.page} id={pageTopId} tabIndex={-1}>
      <RouteMeta />
      <SkipLink targetId={mainId}>{t('skipToContent')}</SkipLink>
      <TopBar />
      <Header />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <OriginalRecordsContext value={originalRecords}>
          {children ?? <Outlet />}
        </OriginalRecordsContext>
      </main>
      <Footer />
      <OrganisationData />
      <ScrollToTop threshold={scrollToTopThreshold} targetId={pageTopId} label={t('scrollToTop')} />
    </div>
  )
}

/** A component, so that the layout is not rendered again when the URL of the site is known, after hydration. */
function OrganisationData() {
  return <StructuredDataBlock data={createLegalServiceData(useSiteUrlBuilder()('/'))} />
}

/** Deletes a file that nobody has used for too long. Its code is loaded only where there is one. */
function useCaseFileExpiry(): void {
  const clock = useClock()
  useEffect(() => {
    // Its own page says so.
    if (readStorage(caseFileKey) === null || /\/mon-dossier\/?$/.test(location.pathname)) return
    import('#components/case-file-upkeep.ts').then(
      ({ eraseExpiredCaseFile }) => eraseExpiredCaseFile(clock),
      () => undefined,
    )
  }, [clock])
}

/** Phone number, opening hours, address and e-mail, above the menu (spec 2.2), and the way from a letter to its deadline. */
function TopBar() {
  const { t } = useTranslation(['layout', 'pages'])
  return (
    <aside className={styles.topBar} aria-label={t('topBar.label')}>
      <ul role="list" className={styles.contacts}>
        <li>
          <PhoneLink />
        </li>
        <li className={styles.hours}>{t('topBar.hours')}</li>
        <li className={styles.address}>{`${mainOffice.street}, ${mainOffice.locality}`}</li>
        <li className={styles.letter}>
          <Link to="/lettre">{t('pages:letter.title')}</Link>
        </li>
        <li>
          <EmailLink />
        </li>
      </ul>
    </aside>
  )
}

/** Lines on a square of 24. */
const networkIcons = {
  LinkedIn: 'M4 9v11M4 4v.01M10 20V9m0 5a5 5 0 0 1 10 0v6',
  Instagram: 'M12 3c9 0 9 0 9 9s0 9-9 9-9 0-9-9 0-9 9-9m-4 9a4 4 0 1 0 0-.01M17 7v.01',
  Facebook: 'M16 3a5 5 0 0 0-5 5v13M7 12h8',
  TikTok: 'M9 11a5 5 0 1 0 4 5V3a6 6 0 0 0 6 6',
}

/** Tagline, social networks, links, offices, copyright (spec 2.2). */
function Footer() {
  const { t } = useTranslation(['layout', 'pages'])
  return (
    <footer
      className={clsx(styles.footer, scrollToTopClearanceClassName)}
      aria-label={t('footer.label')}
    >
      <GuillocheBorder seed={organisation.name} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p translate="no">{organisation.name}</p>
          <p>{t('brand.network')}</p>
          <p>{t('brand.tagline')}</p>
          <ul role="list" aria-label={t('footer.socials')}>
            {organisation.socials.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="noreferrer" aria-label={t('footer.socialLink', { network })}>
                  <svg viewBox="0 0 24 24" aria-hidden>
                    <path d={networkIcons[network]} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
        {renderGroup('explore', exploreMenu)}
        {renderGroup('services', servicesMenu)}
        <section className={styles.contact}>
          <h2>
            <Link to="/contact">{t('pages:contact.title')}</Link>
          </h2>
          <a href={`mailto:${organisation.email}`}>
            <Ltr>{organisation.email}</Ltr>
          </a>
          <ul role="list">
            {offices.map((office) => (
              <li key={office.code}>
                <address>
                  <span lang="fr">
                    <span>{`${office.street}, `}</span>
                    <span>{office.locality}</span>
                  </span>
                  <a href={toTelUrl(office.phone)}>
                    <Ltr>{office.phone}</Ltr>
                  </a>
                </address>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.bottom}>
        <nav aria-label={t('footer.legal')}>{renderList(legalMenu)}</nav>
        <p>{t('footer.copyright', { year: organisation.copyrightYear })}</p>
        <p>{t('footer.sample')}</p>
      </div>
    </footer>
  )

  /** Folded on a phone. The list follows the fold, because only the newest browsers show what is in a closed one. */
  function renderGroup(key: 'explore' | 'services', items: readonly MenuItem[]) {
    return (
      <section className={styles[key]}>
        <details>
          <summary>
            <h2>{t(`footer.${key}`)}</h2>
          </summary>
        </details>
        {renderList(items)}
      </section>
    )
  }

  function renderList(items: readonly MenuItem[]) {
    return (
      <ul role="list">
        {items.map(({ textKey, link }) => (
          <li key={textKey}>
            <Link {...link}>{t(`pages:${textKey}`)}</Link>
          </li>
        ))}
      </ul>
    )
  }
}

/** Ids of the elements that receive focus. */
const mainId = 'contenu'
const pageTopId = 'haut'

/**
 * The metadata of pages that need no data: the description in `pages` under the title of the route. Other screens
 * render PageMeta themselves and set `hasOwnMeta` on their route.
 */
function RouteMeta() {
  const { t, i18n } = useTranslation(['pages', 'layout'])
  const title = useRouteTitle()
  const hasOwnMeta = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.hasOwnMeta === true,
  })
  if (title === undefined) return <PageMeta description={t('layout:notFound.text')} noIndex />
  if (hasOwnMeta) return null

  const isDescribed = (key: string): key is DescribedPage => i18n.exists(`pages:${key}.description`)
  const description = t(isDescribed(title) ? `${title}.description` : 'layout:brand.description')
  return <PageMeta description={description} />
}

/** A page that `pages` describes. */
type DescribedPage = {
  [Key in keyof Texts['pages']]: 'description' extends keyof Texts['pages'][Key] ? Key : never
}[keyof Texts['pages']]
