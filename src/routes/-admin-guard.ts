import type { RouterContext } from './-router-context.ts'

/**
 * Allows or refuses access to the back-office. It is open for now (spec 6); a future sign-in throws a
 * `redirect` to its page here. This is not security: the server must check each request, and its 401 or
 * 403 is shown as 'accès refusé'.
 */
// oxlint-disable-next-line no-unused-vars -- what a sign-in will need
export function requireAdministrator(_: { context: RouterContext; href: string }): Promise<void> {
  return Promise.resolve()
}
