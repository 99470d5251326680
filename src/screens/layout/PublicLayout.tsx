import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { createLegalServiceData } from '#domain/structured-data.ts'
import { RouteMeta } from '#components/page-meta/RouteMeta.tsx'
import { StructuredDataBlock } from '#components/page-meta/StructuredDataBlock.tsx'
import { useSiteUrlBuilder } from '#components/page-meta/usePageUrl.ts'
import { ScrollToTop } from '#ui/ScrollToTop/ScrollToTop.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'

import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { mainId, pageTopId } from './landmarks.ts'
import styles from './PublicLayout.module.css'
import { TopBar } from './TopBar.tsx'

/** From where the scroll-to-top button shows, in pixels (spec 9). */
const scrollToTopThreshold = 200

/** What the public pages share (spec 2.2), around the route's page or around one that no route has. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('layout')
  const buildSiteUrl = useSiteUrlBuilder()
  return (
    <div className={styles.page} id={pageTopId} tabIndex={-1}>
      <RouteMeta />
      <SkipLink targetId={mainId}>{t('skipToContent')}</SkipLink>
      <TopBar />
      <Header />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
      <StructuredDataBlock data={createLegalServiceData(buildSiteUrl('/'))} />
      <ScrollToTop threshold={scrollToTopThreshold} targetId={pageTopId} label={t('scrollToTop')} />
    </div>
  )
}
