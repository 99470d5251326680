/**
 * Trusted Types: under the policy of the built page (`scripts/content-security-policy.ts`) no string becomes
 * elements or code unless it has passed one of two gates. `droit-de-cite` is RichText's own, for what was
 * sanitised. The default one, here, is for what libraries do with strings that cannot act. DOMPurify has one
 * of its own. Where a browser knows no Trusted Types nothing changes.
 */

interface Rules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}
interface Factory {
  createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => TrustedHTML }
}

function factory(): Factory | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not declare it
  return (globalThis as { trustedTypes?: Factory }).trustedTypes
}

/** What libraries give to `innerHTML`: Quill empties its place; React makes the element of a block of data. */
const harmless = new Set(['', '<script></script>'])

/** A document that is only parsed runs nothing and loads nothing; its text does not come to the page by itself. */
const parsing = 'DOMParser parseFromString'

const defaultRules: Rules = {
  createHTML: (html, _, sink) => (harmless.has(html) || sink === parsing ? html : null),
  createScript: (text) => (isData(text) ? text : null),
  createScriptURL: (address) => (isOwn(address) ? address : null),
}

/** Before anything is drawn. Null refuses: the browser throws and reports a violation. */
export function guardSinks(): void {
  // oxlint-disable-next-line baseline/use-baseline -- `factory` gives nothing where there are no Trusted Types
  factory()?.createPolicy('default', defaultRules)
}

let policy: ReturnType<Factory['createPolicy']> | undefined

/** Sanitised HTML as what the browser lets into the page. For RichText alone. */
export function trusted(sanitised: string): string | TrustedHTML {
  // oxlint-disable-next-line baseline/use-baseline -- as above
  policy ??= factory()?.createPolicy('droit-de-cite', { createHTML: (html) => html })
  return policy?.createHTML(sanitised) ?? sanitised
}

/** JSON-LD: an object in JSON is no program. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return text === ''
  }
}

/** Service workers; `script-src` says the same of every other script. */
function isOwn(address: string): boolean {
  return (
    URL.canParse(address, document.baseURI) &&
    new URL(address, document.baseURI).origin === location.origin
  )
}
