/** The configured address cannot be used; the message is a sentence for whoever set it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Where calls go. Both are absolute and without a trailing slash. */
export interface Addresses {
  /** The API's base address, to which `/api/…` is added. */
  readonly api: string
  /** The site's own base address, for its static files. */
  readonly site: string
}

/**
 * The addresses for a page.
 *
 * @param configured the content of `<meta name="api-base-url">`: empty for the page's own origin, or
 *   an http(s) address with or without a path prefix and a trailing slash.
 * @param page the page's origin, such as `https://demo.example`.
 * @param basePath the site's base path, such as `/` or `/demo/`.
 * @throws ConfigurationError when `configured` is no such address.
 */
export function resolveAddresses(configured: string, page: string, basePath: string): Addresses {
  return {
    api: configured.trim() === '' ? page : withoutSlash(parse(configured.trim()).href),
    site: withoutSlash(new URL(basePath, page).href),
  }
}

function parse(configured: string): URL {
  const url = URL.canParse(configured) ? new URL(configured) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new ConfigurationError(
      `The api-base-url "${configured}" is not an http or https address such as https://api.example.org.`,
    )
  }
  if (url.search !== '' || url.hash !== '') {
    throw new ConfigurationError(
      `The api-base-url "${configured}" must end with its path: remove what follows "?" or "#".`,
    )
  }
  return url
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
