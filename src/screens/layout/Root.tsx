import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { useNavigationAnnouncement } from './useNavigationAnnouncement.ts'
import { usePageTitle } from './usePageTitle.ts'

/** What every page has: its title, its language, and a voice that says where one has arrived. */
export function Root() {
  const { i18n } = useTranslation()
  const title = usePageTitle()
  useDocumentLanguage(i18n)
  const announcement = useNavigationAnnouncement(title)
  return (
    <>
      <Outlet />
      <VisuallyHidden>
        <div role="status">{announcement}</div>
      </VisuallyHidden>
    </>
  )
}
