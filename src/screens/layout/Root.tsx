import { Outlet, useRouterState } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { getI18n, I18nContext, I18nextProvider, useTranslation } from 'react-i18next'

import { PageNameOverrideContext } from '#components/page-meta/usePageName.ts'
import { usePageName } from '#components/page-meta/usePageName.ts'
import { organisation } from '#domain/organisation.ts'
import { getFrenchI18n } from '#i18n/i18n.ts'
import { useOnlineStatus } from '#ui/hooks/useOnlineStatus.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Root.module.css'

/** Every page, in the language chosen or in the one that it has whatever is chosen. */
export function Root() {
  return (
    <I18nextProvider i18n={usePageI18n()}>
      <RootLayout />
    </I18nextProvider>
  )
}

/** What every page has: its title, its language, and a voice that says where one has arrived. */
function RootLayout() {
  const { i18n } = useTranslation()
  useDocumentLanguage(i18n)
  const [name, setName] = useState<string>()
  const nameOverride = useMemo(() => ({ name, setName }), [name])
  return (
    <PageNameOverrideContext value={nameOverride}>
      <Outlet />
      <ConnectionNotice />
      <RouteAnnouncer />
    </PageNameOverrideContext>
  )
}

/** Keeps the window's title and says it where one arrives. */
function RouteAnnouncer() {
  const announcement = useNavigationAnnouncement(useDocumentTitle())
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}

/** Says, in turn and without taking the page away, that the connection is lost, and that it is back. */
function ConnectionNotice() {
  const { t } = useTranslation('layout')
  const connection = useOnlineStatus()
  return (
    // There before it has something to say, so that screen readers hear it.
    <div role="status" className={styles.container}>
      {connection !== 'online' && (
        <Notice variant={connection === 'offline' ? 'information' : 'confirmation'}>
          <p>{t(`connection.${connection}`)}</p>
        </Notice>
      )}
    </div>
  )
}

/** Keeps the document's `lang` that of the interface (WCAG 3.1.1). */
function useDocumentLanguage(instance: i18n): void {
  const { language } = instance
  useEffect(() => {
    // Even the same language would have the style of every element worked out again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])
}

/** Sets the window's title on every navigation (spec 2.1); gives the page's own part of it. */
function useDocumentTitle(): string {
  const title = usePageName()
  useEffect(() => {
    document.title = `${title} – ${organisation.name}`
  }, [title])
  return title
}

/**
 * After a navigation to another page, focus moves to the main content, or to the part of it that the
 * address names, and the page's title is announced, as a document load would (WCAG 2.4.3, 4.1.3); a title
 * that is known later is announced then. A change within a page, such as another country in the address, moves nothing.
 */
function useNavigationAnnouncement(title: string): string {
  const page = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1)
      return match?.staticData.hasPagePerPath === true ? match.pathname : match?.routeId
    },
  })
  const isIdle = useRouterState({ select: ({ status }) => status === 'idle' })
  const previousPageRef = useRef<string | undefined>(undefined)
  const [hasNavigated, setHasNavigated] = useState(false)

  useEffect(() => {
    if (!isIdle) return
    const isFirst = previousPageRef.current === undefined
    const isSame = previousPageRef.current === page
    previousPageRef.current = page
    if (isFirst || isSame) return
    setHasNavigated(true)
    const part = document.getElementById(location.hash.slice(1))
    const target = part?.hasAttribute('tabindex') === true ? part : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }, [page, isIdle])

  return hasNavigated ? title : ''
}

/**
 * The texts of the page shown: in the language chosen, or in French below a route that says so. The
 * choice itself stays as it was, so that the public pages come back in it.
 */
function usePageI18n(): i18n {
  // Not the one that `useTranslation` gives: that is a wrapper made anew, whose French nobody has loaded.
  const i18n = use(I18nContext)?.i18n ?? getI18n()
  const isFrench = useRouterState({
    // Not before its loader is done: the French texts are loaded there.
    select: ({ matches }) =>
      matches.some(
        ({ staticData, status }) => staticData.language === 'fr' && status === 'success',
      ),
  })
  return isFrench ? getFrenchI18n(i18n) : i18n
}
