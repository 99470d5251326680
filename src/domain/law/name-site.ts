/** The site that a source leads to, as 'legifrance.gouv.fr'; undefined for what no link may lead to. */
export function nameSite(url: string): string | undefined {
  const source = URL.canParse(url) ? new URL(url) : undefined
  return source?.protocol === 'https:' ? source.hostname.replace(/^www\./, '') : undefined
}
