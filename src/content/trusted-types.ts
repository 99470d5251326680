import { parseJson } from '#platform/parse-json.ts'

/**
 * Trusted Types: the built page's CSP (`scripts/content-security-policy.ts`) allows strings into HTML or code sinks
 * only through a policy. `droit-de-cite` is for RichText's sanitised HTML. The default policy covers harmless uses by
 * libraries. DOMPurify has its own. Browsers without Trusted Types are unaffected.
 */

interface PolicyRules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (url: string) => string | null
}
interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => TrustedHTML }
}

function getPolicyFactory(): PolicyFactory | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not declare it
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
}

/**
 * Values that libraries assign to `innerHTML`: Quill empties its container; React creates each `<script>` element, here
 * that of JSON-LD, from this string.
 */
const harmlessHtml = new Set(['', '<script></script>'])

/** A parsed document runs and loads nothing. */
const domParserSink = 'DOMParser parseFromString'

const defaultPolicyRules: PolicyRules = {
  createHTML: (html, _, sink) => (harmlessHtml.has(html) || sink === domParserSink ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (url) => (isSameOrigin(url) ? url : null),
}

/** Call before rendering. Null refuses a string: the browser throws and reports a violation. */
export function installTrustedTypesPolicy(): void {
  // oxlint-disable-next-line baseline/use-baseline -- `getPolicyFactory` returns undefined without Trusted Types
  getPolicyFactory()?.createPolicy('default', defaultPolicyRules)
}

let richTextPolicy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Marks sanitised HTML as trusted. For RichText only. TypeScript knows inner HTML only as a string. */
export function toTrustedHtml(sanitised: string): string {
  // oxlint-disable-next-line baseline/use-baseline -- as above
  richTextPolicy ??= getPolicyFactory()?.createPolicy('droit-de-cite', {
    createHTML: (html) => html,
  })
  const html = richTextPolicy?.createHTML(sanitised) ?? sanitised
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a string for everything that takes it
  return html as string
}

/** JSON-LD is data, not code. */
function isJson(text: string): boolean {
  return text === '' || typeof parseJson(text) === 'object'
}

/** Service workers of this site only, as `script-src` requires for other scripts. */
function isSameOrigin(url: string): boolean {
  return (
    URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).origin === location.origin
  )
}
