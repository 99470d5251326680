import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

/**
 * The policy of the built pages. `connect-src` allows every https origin, because the URL of the API can change in the
 * built file without a rebuild (docs/decisions.md). `frame-ancestors` needs a header: static-hosting.ts.
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
  // The policies are in src/content/trusted-types.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default droit-de-cite dompurify',
}

/**
 * Adds the content security policy to the built `index.html`. The development server needs inline scripts.
 *
 * It stands after the character encoding, which browsers look for in the first 1024 bytes, and before any script.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        /<meta charset[^>]*>/,
        (charset) =>
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${createPolicy(html)}">`,
      ),
  }
}

/** How a policy allows an inline script or style. */
export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The policy with the hashes of the inline scripts. */
function createPolicy(html: string): string {
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = '']) =>
    toHashSource(script),
  )
  return Object.entries({ ...policy, 'script-src': [policy['script-src'], ...scripts].join(' ') })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
