/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { allowOrigin, expect, allowErrors, test } from '../support/test.ts'
import { routeSite, siteUrl } from './route-site.ts'

/**
 * For each directive of the content security policy and of Trusted Types, an attack that only this directive refuses.
 * `[1]` is a script that Trusted Types accept, because it is data.
 */
const attacks: readonly (readonly [name: string, directive: string, attack: () => void])[] = [
  ['an inline script', 'script-src-elem', () => addText('script', '[1]')],
  // oxlint-disable-next-line no-eval, waiting/no-time -- the policy must refuse it, and its error is one of a task
  ['eval', 'script-src', () => setTimeout(() => globalThis.eval('[1]'))],
  ['an inline style sheet', 'style-src-elem', () => addText('style', 'p { color: red }')],
  ['an image over http', 'img-src', () => add('img', 'src', 'http://hostile.invalid/a.png')],
  ['a call over http', 'connect-src', () => void fetch('http://hostile.invalid/').catch(() => 0)],
  ['a frame of another site', 'frame-src', () => add('iframe', 'src', 'https://hostile.invalid/')],
  ['an object', 'object-src', () => add('object', 'type', 'application/pdf')],
  ['another base URL', 'base-uri', () => add('base', 'href', 'https://hostile.invalid/')],
  [
    'a form to another site',
    'form-action',
    () => (add('form', 'action', 'https://hostile.invalid/') as HTMLFormElement).submit(),
  ],
  [
    'a string as innerHTML',
    'require-trusted-types-for',
    () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
  ],
  ['a string as a script', 'require-trusted-types-for', () => addText('script', 'void 0')],
  [
    'a script of another site',
    'require-trusted-types-for',
    () => add('script', 'src', 'https://hostile.invalid/a.js'),
  ],
  [
    'another Trusted Types policy',
    'trusted-types',
    () => (globalThis as unknown as TrustedTypesWindow).trustedTypes.createPolicy('hostile', {}),
  ],
]

interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
}
/** Of `installHelpers`. */
declare function add(name: string, attribute: string, value: string): HTMLElement
declare function addText(name: string, text: string): void

/** Runs in the page before its own code. */
function installHelpers(): void {
  Object.assign(globalThis, {
    add(name: string, attribute: string, value: string) {
      const element = document.createElement(name)
      element.setAttribute(attribute, value)
      document.body.append(element)
      return element
    },
    addText(name: string, text: string) {
      const element = document.createElement(name)
      element.append(text)
      document.body.append(element)
    },
  })
}

for (const [name, directive, attack] of attacks) {
  test(`${directive} refuses ${name}`, async ({ page }) => {
    allowErrors(/^policy: /, /Content Security [Pp]olicy/, /Trusted/)
    // Playwright reports the request before the browser refuses it.
    allowOrigin('http://hostile.invalid')
    const refused: string[] = []
    page.on('console', (message) => {
      const [, refusingDirective] = /^policy: (\S+)/.exec(message.text()) ?? []
      if (refusingDirective !== undefined) refused.push(refusingDirective)
    })
    await page.addInitScript(installHelpers)
    await routeSite(page.context(), (path) => (path.startsWith('/api/') ? [] : undefined))
    // Not a prerendered page, whose policy allows its own scripts and styles.
    await page.goto(`${siteUrl}/admin`)
    await expect(page.locator('main h1')).toBeVisible()
    await page.evaluate(attack).catch(() => undefined)
    await expect.poll(() => refused).toEqual([directive])
  })
}
