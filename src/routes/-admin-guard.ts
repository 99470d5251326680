import type { RouterContext } from './-router-context.ts'

/**
 * Whether someone may enter the back-office. It is open, as documented (spec 6); a sign-in to come asks
 * its question here and throws a `redirect` to its own page. This is a courtesy to the person, not security: the
 * server must check each call, and its 401 or 403 is shown as 'accès refusé'.
 */
// oxlint-disable-next-line no-unused-vars -- what a sign-in will need
export function requireAdministrator(_: { context: RouterContext; href: string }): Promise<void> {
  return Promise.resolve()
}
