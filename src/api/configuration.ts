/** The configured URL is invalid. Both messages are shown together, because no texts or language are loaded yet. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly frenchMessage: string

  constructor(inFrench: string, message: string) {
    super(message)
    this.frenchMessage = inFrench
  }
}

/** The base URLs of calls: absolute, without a trailing slash. */
export interface BaseUrls {
  /** The API's base URL, before `/api/…`. */
  readonly api: string
  /** The site's base URL, for static files. */
  readonly site: string
}

/**
 * The addresses for a page.
 *
 * @param configuredUrl the content of `<meta name="api-base-url">`: empty for the page's own origin, or
 *   an http(s) address with or without a path prefix and a trailing slash.
 * @param pageOrigin the page's origin, such as `https://demo.example`.
 * @param basePath the site's base path, such as `/` or `/demo/`.
 * @throws ConfigurationError when `configured` is no such address.
 */
export function resolveBaseUrls(
  configuredUrl: string,
  pageOrigin: string,
  basePath: string,
): BaseUrls {
  return {
    api:
      configuredUrl.trim() === ''
        ? pageOrigin
        : stripTrailingSlashes(parseApiUrl(configuredUrl.trim()).href),
    site: stripTrailingSlashes(new URL(basePath, pageOrigin).href),
  }
}

function parseApiUrl(configuredUrl: string): URL {
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
  return url
}

function stripTrailingSlashes(url: string): string {
  return url.replace(/\/+$/, '')
}
