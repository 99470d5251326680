/**
 * Replaces `tldts`, whose public-suffix list (110 KB gzip) MSW's cookie store imports. The mock sets no cookie, so a
 * host can be its own domain.
 */
export function getDomain(host: string): string {
  return host
}
