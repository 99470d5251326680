import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Headers that a page cannot set for itself; the policy of content stands in the page (content-security-policy.ts). */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

interface HostingOptions {
  /** The origins that may frame the pages. The hosted demo frames its own Storybook. */
  readonly frameAncestors: "'none'" | "'self'"
}

/**
 * What common static hosts need so that an address of the client's router leads to the client, and not
 * to the host's own error page: `_redirects` and `_headers`. Pages that have no file are given the empty
 * one, `shell.html`; hosts that read no `_redirects` give `404.html` (both: prerender/plugin.ts).
 */
export function staticHosting({ frameAncestors }: HostingOptions): Plugin {
  let folder = ''
  let base = '/'
  return {
    name: 'static-hosting',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      base = config.base
    },
    async writeBundle() {
      await writeFile(`${folder}/_redirects`, `${base}* ${base}shell.html 200\n`)
      const policy = { 'Content-Security-Policy': `frame-ancestors ${frameAncestors}` }
      const lines = Object.entries({ ...policy, ...headers }).map(
        ([name, value]) => `  ${name}: ${value}`,
      )
      await writeFile(
        `${folder}/_headers`,
        [
          `${base}*`,
          ...lines,
          `${base}assets/*`,
          '  Cache-Control: public, max-age=31536000, immutable',
          '',
        ].join('\n'),
      )
    },
  }
}
