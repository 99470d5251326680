import { createFileRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router'

import { LinkSearchContext } from '#content/rich-text-editor/link-search.ts'
import { renderLinkSearch } from '#screens/admin/extensions/search/LinkSearch.tsx'
import { ErrorFallback } from '#screens/error/ErrorPages.tsx'
import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { AdminLayout } from '#screens/admin/shell/AdminLayout.tsx'

import type { RouterContext } from './-router-context.ts'
import { optionalStrings } from './-search-schemas.ts'

/** The back-office (spec 2.13): its own layout and chunk, always in French. */
export const Route = createFileRoute('/admin')({
  staticData: { title: 'admin:titles.dashboard', language: 'fr' },
  // A form opens at this finding of the content checks.
  validateSearch: optionalStrings('remarque'),
  beforeLoad: async ({ context, location }) => {
    await requireAdministrator({ context, href: location.href })
    return { loadTexts: context.loadFrenchTexts }
  },
  loader: ({ context: { loadTexts } }) =>
    loadTexts('admin', 'adminFollowUp', 'adminVersions', 'adminSearch', 'adminChecks'),
  // The admin layout may be what failed to load.
  errorComponent: function AdminFailed(props: ErrorComponentProps) {
    // It draws the page anew where that helps.
    const { defaultErrorComponent: Fallback = ErrorFallback } = useRouter().options
    return (
      <PublicLayout>
        <Fallback {...props} />
      </PublicLayout>
    )
  },
  component: () => (
    <LinkSearchContext value={renderLinkSearch}>
      <AdminLayout />
    </LinkSearchContext>
  ),
})

/**
 * Allows or refuses access to the back-office. It is open for now (spec 6); a future sign-in throws a
 * `redirect` to its page here. This is not security: the server must check each request, and its 401 or
 * 403 is shown as 'accès refusé'.
 */
// oxlint-disable-next-line no-unused-vars -- what a sign-in will need
function requireAdministrator(_: { context: RouterContext; href: string }): Promise<void> {
  return Promise.resolve()
}
