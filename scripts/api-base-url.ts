/** Sets the URL of the API in a page, as described in `docs/deployment.md`. */
export function setApiBaseUrl(html: string, url: string): string {
  const pattern = /(?<=<meta name="api-base-url" content=")[^"]*/
  if (!pattern.test(html)) throw new Error('The page has no api-base-url.')
  return html.replace(pattern, url)
}
