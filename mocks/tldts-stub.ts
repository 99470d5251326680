/**
 * Stands in for `tldts`, which MSW's cookie store imports for its public-suffix list (110 KB gzip).
 * The mock sets no cookie, so a host is its own domain.
 */
export function getDomain(host: string): string {
  return host
}
