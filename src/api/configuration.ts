/** The configured URL is invalid. Both messages are shown together, because no texts or language are loaded yet. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly frenchMessage: string

  constructor(inFrench: string, message: string) {
    super(message)
    this.frenchMessage = inFrench
  }
}

/** Whether calls to another origin carry its cookies. */
export type ApiCredentials = 'same-origin' | 'include'

/**
 * Reads `<meta name="api-credentials">`; empty means 'same-origin'.
 *
 * @throws ConfigurationError for any other value.
 */
export function parseCredentials(configured: string): ApiCredentials {
  const value = configured.trim() || 'same-origin'
  if (value === 'same-origin' || value === 'include') return value
  throw new ConfigurationError(
    `La valeur api-credentials « ${value} » n’est ni same-origin ni include.`,
    `The api-credentials value "${value}" is neither same-origin nor include.`,
  )
}

/**
 * Reads `<meta name="sign-in-url">`: the page where one signs in, absolute or relative to the site; undefined if there is
 * none.
 *
 * @throws ConfigurationError unless it is an http(s) URL.
 */
export function parseSignInUrl(configured: string, siteUrl: string): string | undefined {
  const value = configured.trim()
  if (value === '') return undefined
  const url = URL.canParse(value, `${siteUrl}/`) ? new URL(value, `${siteUrl}/`) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.href
  throw new ConfigurationError(
    `L’adresse sign-in-url « ${value} » n’est pas une adresse http ou https.`,
    `The sign-in-url "${value}" is not an http or https address.`,
  )
}

/** The base URLs of calls: absolute, without a trailing slash. */
export interface BaseUrls {
  /** The API's base URL, before `/api/…`. */
  readonly api: string
  /** The site's base URL, for static files. */
  readonly site: string
}

/**
 * The base URLs for a page.
 *
 * @param configuredUrl the content of `<meta name="api-base-url">`: empty for the page's own origin, or
 *   an http(s) URL with or without a path prefix and a trailing slash.
 * @param pageOrigin the page's origin, such as `https://demo.example`.
 * @param basePath the site's base path, such as `/` or `/demo/`.
 * @throws ConfigurationError unless `configuredUrl` is such a URL.
 */
export function resolveBaseUrls(
  configuredUrl: string,
  pageOrigin: string,
  basePath: string,
): BaseUrls {
  return {
    api: configuredUrl.trim() === '' ? pageOrigin : parseApiUrl(configuredUrl.trim()),
    site: stripTrailingSlashes(new URL(basePath, pageOrigin).href),
  }
}

/**
 * The base URL of an API, without a trailing slash.
 *
 * @throws ConfigurationError unless it is an absolute http(s) URL without credentials, query or fragment.
 */
export function parseApiUrl(configuredUrl: string): string {
  const url = URL.canParse(configuredUrl) ? new URL(configuredUrl) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new ConfigurationError(
      `L’adresse api-base-url « ${configuredUrl} » n’est pas une adresse http ou https telle que https://api.example.org.`,
      `The api-base-url "${configuredUrl}" is not an http or https address such as https://api.example.org.`,
    )
  }
  if (url.search !== '' || url.hash !== '') {
    throw new ConfigurationError(
      `L’adresse api-base-url « ${configuredUrl} » doit finir par son chemin : retirez ce qui suit « ? » ou « # ».`,
      `The api-base-url "${configuredUrl}" must end with its path: remove what follows "?" or "#".`,
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConfigurationError(
      `L’adresse api-base-url de ${url.host} ne peut contenir ni nom d’utilisateur ni mot de passe : elle est publique.`,
      `The api-base-url of ${url.host} must hold no user name and no password: everyone can read it.`,
    )
  }
  return stripTrailingSlashes(url.href)
}

function stripTrailingSlashes(url: string): string {
  return url.replace(/\/+$/, '')
}
