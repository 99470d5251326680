/**
 * Trusted Types: under the policy of the built page (`scripts/content-security-policy.ts`) no string becomes
 * elements or code unless it has passed one of two gates. `droit-de-cite` is RichText's own, for what was
 * sanitised. The default one, here, is for what libraries do with strings that cannot act. DOMPurify has one
 * of its own. Where a browser knows no Trusted Types nothing changes.
 */

interface PolicyRules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}
interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => TrustedHTML }
}

function getPolicyFactory(): PolicyFactory | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not declare it
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
}

/** What libraries give to `innerHTML`: Quill empties its place; React makes the element of a block of data. */
const harmlessHtml = new Set(['', '<script></script>'])

/** A document that is only parsed runs nothing and loads nothing; its text does not come to the page by itself. */
const domParserSink = 'DOMParser parseFromString'

const defaultPolicyRules: PolicyRules = {
  createHTML: (html, _, sink) => (harmlessHtml.has(html) || sink === domParserSink ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (address) => (isSameOrigin(address) ? address : null),
}

/** Before anything is drawn. Null refuses: the browser throws and reports a violation. */
export function installTrustedTypesPolicy(): void {
  // oxlint-disable-next-line baseline/use-baseline -- `factory` gives nothing where there are no Trusted Types
  getPolicyFactory()?.createPolicy('default', defaultPolicyRules)
}

let richTextPolicy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Sanitised HTML as what the browser lets into the page. For RichText alone. */
export function toTrustedHtml(sanitised: string): string | TrustedHTML {
  // oxlint-disable-next-line baseline/use-baseline -- as above
  richTextPolicy ??= getPolicyFactory()?.createPolicy('droit-de-cite', {
    createHTML: (html) => html,
  })
  return richTextPolicy?.createHTML(sanitised) ?? sanitised
}

/** JSON-LD: an object in JSON is no program. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return text === ''
  }
}

/** Service workers; `script-src` says the same of every other script. */
function isSameOrigin(url: string): boolean {
  return (
    URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).origin === location.origin
  )
}
