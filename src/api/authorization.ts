/** Headers that authorise a call to the API. */
export type GetAuthorizationHeaders = () =>
  | Readonly<Record<string, string>>
  | Promise<Readonly<Record<string, string>>>

/**
 * Called before each call to the API. None by default: a sign-in with a token returns `{ authorization: 'Bearer …' }`
 * here. Static files of the site are requested without it.
 */
export const getAuthorizationHeaders: GetAuthorizationHeaders = () => ({})
