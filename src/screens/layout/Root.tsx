import { Outlet } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

import { PageNameOverrideContext } from '#components/page-meta/page-name-context.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { useNavigationAnnouncement } from './useNavigationAnnouncement.ts'
import { usePageI18n } from './usePageI18n.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

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
