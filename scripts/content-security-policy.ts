import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

/**
 * The policy of the built pages. `connect-src` allows every https origin because the API's address
 * is changed in the built file, by one value, without a rebuild (`docs/decisions.md`, configuration).
 * `frame-ancestors` cannot stand in a page: it is in `public/_headers`.
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' https: data:",
  'connect-src': "'self' https: http://localhost:* http://127.0.0.1:*",
  'frame-src': 'https://www.tiktok.com https://www.openstreetmap.org',
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  // What they let through: src/content/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default droit-de-cite dompurify',
}

/** Writes the content security policy into the built `index.html`; the development server needs inline scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: (html) => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** With the scripts that stand in the page, by their hashes. */
function policyOf(html: string): string {
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return ` 'sha256-${hash}'`
  }).join('')
  return Object.entries({ ...policy, 'script-src': policy['script-src'] + scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
