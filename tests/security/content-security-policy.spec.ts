/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { allowOrigin, expect, expectErrors, test } from '../support/test.ts'
import { routeSite, siteUrl } from './route-site.ts'

/**
 * What the browser refuses in the production client, whatever has got into it: each directive of the content
 * security policy, and each gate of Trusted Types, is tried by something that it alone forbids. (A list of
 * numbers is a program too; Trusted Types let it pass, because it is data.)
 */
const attempts: readonly (readonly [what: string, directive: string, act: () => void])[] = [
  ['a script in the page', 'script-src-elem', () => addText('script', '[1]')],
  // oxlint-disable-next-line no-eval -- which is what has to be refused
  ['code made of text', 'script-src', () => setTimeout(() => globalThis.eval('[1]'))],
  ['a style sheet in the page', 'style-src-elem', () => addText('style', 'p { color: red }')],
  ['a picture over http', 'img-src', () => add('img', 'src', 'http://hostile.invalid/a.png')],
  ['a call over http', 'connect-src', () => void fetch('http://hostile.invalid/').catch(() => 0)],
  ['a frame of another site', 'frame-src', () => add('iframe', 'src', 'https://hostile.invalid/')],
  ['an object', 'object-src', () => add('object', 'type', 'application/pdf')],
  ['another base', 'base-uri', () => add('base', 'href', 'https://hostile.invalid/')],
  [
    'a form that leads to another site',
    'form-action',
    () => (add('form', 'action', 'https://hostile.invalid/') as HTMLFormElement).submit(),
  ],
  [
    'text into innerHTML',
    'require-trusted-types-for',
    () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
  ],
  ['a script of text', 'require-trusted-types-for', () => addText('script', 'void 0')],
  [
    'a script of another site',
    'require-trusted-types-for',
    () => add('script', 'src', 'https://hostile.invalid/a.js'),
  ],
  [
    'a Trusted Types policy of another name',
    'trusted-types',
    () => (globalThis as unknown as TrustedTypesWindow).trustedTypes.createPolicy('hostile', {}),
  ],
]

interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
}
/** In the page; declared for what runs there. */
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

for (const [what, directive, act] of attempts) {
  test(`${what} is refused by ${directive}`, async ({ page }) => {
    // Being refused is what is tried.
    expectErrors(/^policy: /, /Content Security [Pp]olicy/, /Trusted/)
    // Playwright tells of what was asked for; it is refused before it leaves.
    allowOrigin('http://hostile.invalid')
    const refused: string[] = []
    page.on('console', (message) => {
      const [, by] = /^policy: (\S+)/.exec(message.text()) ?? []
      if (by !== undefined) refused.push(by)
    })
    await page.addInitScript(installHelpers)
    await routeSite(page.context(), (path) => (/^\/api\/|\.json$/.test(path) ? [] : undefined))
    // An empty page: a prerendered one names its own scripts and styles in its policy.
    await page.goto(`${siteUrl}/admin`)
    await expect(page.locator('main h1')).toBeVisible()
    await page.evaluate(act).catch(() => undefined)
    await expect.poll(() => refused).toEqual([directive])
  })
}
