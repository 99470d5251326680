import { Outlet, useRouterState } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

import { PageNameOverrideContext, usePageName } from '#components/usePageName.ts'
import { usePageNotices } from '#components/usePageNotices.ts'
import { organisation } from '#domain/organisation.ts'
import { useI18nStore } from '#i18n/i18n.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Root.module.css'

/** The root of every page; sets the language of its texts. */
export function Root() {
  return (
    <I18nextProvider i18n={usePageI18n()}>
      <RootLayout />
    </I18nextProvider>
  )
}

/** The document title and language, the connection notice and the route announcer. */
function RootLayout() {
  const { i18n } = useTranslation()
  useDocumentLanguage(i18n)
  const [name, setName] = useState<string>()
  const nameOverride = useMemo(() => ({ name, setName }), [name])
  return (
    <PageNameOverrideContext value={nameOverride}>
      <Outlet />
      <ConnectionNotice />
      <RedrawNotice />
      <MailOutcomes />
      <RouteAnnouncer />
    </PageNameOverrideContext>
  )
}

/** Sets the document title and announces it after a navigation. */
function RouteAnnouncer() {
  const announcement = useNavigationAnnouncement(useDocumentTitle())
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}

/** Says what has become of a message whose form was left. Its code comes with the forms. */
function MailOutcomes() {
  const { MailNotices } = usePageNotices()
  return MailNotices !== undefined && <MailNotices />
}

/** Announces that the connection is lost, then that it is back. */
function ConnectionNotice() {
  const { t } = useTranslation('layout')
  const connection = useOnlineStatus()
  return (
    // The live region is always rendered: content added to it later is announced.
    <div role="status" className={styles.container}>
      {connection !== 'online' && (
        <Notice variant={connection === 'offline' ? 'info' : 'success'}>
          <p>{t(`connection.${connection}`)}</p>
        </Notice>
      )}
    </div>
  )
}

/** Says that what was saved or sent just before the page was drawn again did go through. */
function RedrawNotice() {
  const { t } = useTranslation('layout')
  const { isSaved } = usePageNotices()
  return (
    <div role="status" className={styles.container}>
      {isSaved && (
        <Notice
          variant="success"
          onDismiss={() => usePageNotices.setState({ isSaved: false })}
          dismissLabel={t('mail.dismiss')}
        >
          <p>{t('redrawn')}</p>
        </Notice>
      )}
    </div>
  )
}

/** How long the restored connection is reported, in milliseconds. */
const reconnectedNoticeMs = 6000

/** Whether the browser has a connection; `restored` for a while after it was lost. */
function useOnlineStatus(): 'online' | 'offline' | 'restored' {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  const [wasLost, setWasLost] = useState(false)
  if (!isOnline && !wasLost) setWasLost(true)

  useEffect(() => {
    if (!isOnline || !wasLost) return undefined
    const timer = setTimeout(setWasLost, reconnectedNoticeMs, false)
    return () => clearTimeout(timer)
  }, [isOnline, wasLost])

  if (!isOnline) return 'offline'
  return wasLost ? 'restored' : 'online'
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Sets the document's `lang` to the language of the interface (WCAG 3.1.1). */
function useDocumentLanguage(instance: i18n): void {
  const { language } = instance
  useEffect(() => {
    // Setting the same value would still recalculate the style of every element.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])
}

/** Sets the document title on every navigation (spec 2.1) and returns the page's name. */
function useDocumentTitle(): string {
  const title = usePageName()
  useEffect(() => {
    document.title = `${title} – ${organisation.name}`
  }, [title])
  return title
}

/**
 * After a navigation to another page, focuses the main content or the element of the hash, and returns
 * the title to announce, like a document load (WCAG 2.4.3, 4.1.3). A title that loads later is announced
 * then. Changes within a page, such as another country in the URL, move nothing.
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
 * The i18n instance of the page: the current language, or French below a route that requires it. The
 * stored choice does not change.
 */
function usePageI18n(): i18n {
  const store = useI18nStore()
  const isFrench = useRouterState({
    // The loader of the route loads the French texts, so it must be done.
    select: ({ matches }) =>
      matches.some(
        ({ staticData, status }) => staticData.language === 'fr' && status === 'success',
      ),
  })
  return isFrench ? store.frenchInstance : store.instance
}
