import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { test as withoutHydrationWait, type Page } from '@playwright/test'

import { detectLanguage } from '../../src/i18n/languages.ts'
import { selectLanguageScript } from '../../scripts/prerender/inline-scripts.ts'
import { startSiteServer } from '../../scripts/site-server.ts'
import { screens } from '../support/screens.ts'
import { expect, expectErrors, test } from '../support/test.ts'

const root = new URL('../../', import.meta.url).pathname

/** A host that knows files and `404.html`, and nothing of a router: GitHub Pages, an object store. */
async function startPlainHost(folder: string, base = '/') {
  const directory = join(root, folder)
  const { url, close } = await startSiteServer({ directory, base, readsRedirects: false })
  return { url: `${url}/`, close }
}

async function listPages(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true })
  return (
    entries
      // Storybook, inside the hosted demo, is none of the site's pages.
      .filter((file) => file.endsWith('.html') && !/^(?:shell|404)\.html$|^storybook\//.test(file))
      .map((file) => file.replace(/(?:^index)?\.html$/, ''))
      .filter((path) => !path.endsWith('/index'))
  )
}

/**
 * Runs in the page. French is read as a person reads it: what is hidden is not there. English waits in its template,
 * for the script of three lines that puts it in place.
 */
function readPage() {
  const english = document.querySelector<HTMLTemplateElement>('#english-page')?.content
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const read = (page: ParentNode | undefined, textOf: (element: HTMLElement) => string) => {
    const mains = [...(page?.querySelectorAll('main') ?? [])]
    const headings = [...(page?.querySelectorAll<HTMLElement>('main h1') ?? [])]
    return {
      mains: mains.length,
      headings: headings.length,
      heading: headings.map(textOf).join().trim(),
      text: mains.map(textOf).join().replaceAll(/\s+/g, ' '),
      links: Array.from(
        page?.querySelectorAll('a[href]') ?? [],
        (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
      ),
    }
  }
  return {
    fr: read(document, (element) => element.innerText),
    en: read(english, (element) => element.textContent),
  }
}

const publicScreens = screens.filter(({ path }) => !path.startsWith('/admin'))
const publicPaths = publicScreens.map(({ path }) => new URL(path, 'http://site').pathname)

withoutHydrationWait.describe('without JavaScript', () => {
  withoutHydrationWait.use({ javaScriptEnabled: false })

  withoutHydrationWait(
    'every page of the demo is read, and its links lead to pages',
    async ({ page }) => {
      const host = await startPlainHost('dist-demo')
      // A page is its HTML here: its pictures and styles would only take time.
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: ['*/assets/*', '*/lawyers/*'] })
      const paths = await listPages('dist-demo')
      expect(paths.length).toBeGreaterThan(150)
      const shown = new Map<string, string>()
      const links = new Map<string, string>()
      for (const path of paths) {
        await page.goto(host.url + path, { waitUntil: 'domcontentloaded' })
        // All at once: a tenth of the time went into asking one thing after the other.
        for (const [language, read] of Object.entries(await page.evaluate(readPage))) {
          const { mains, headings, heading, text } = read
          expect([mains, headings], `${path} ${language}`).toEqual([1, 1])
          expect(heading, path).not.toBe('')
          expect(text.length, path).toBeGreaterThan(300)
          expect(text, path).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
          for (const link of read.links) links.set(link.replace(/[?#].*/, ''), path)
          shown.set(`${path} ${language}`, heading)
        }
      }
      expect(shown.get('faq fr')).toBe('Questions fréquentes')
      expect(shown.get('faq en')).toBe('Frequently asked questions')
      const ownLinks = [...links].filter(([link]) => link.startsWith(host.url))
      expect(ownLinks.length).toBeGreaterThan(150)
      for (const [link, path] of ownLinks) {
        const { status } = await fetch(link, { method: 'HEAD' })
        expect.soft(status, `${link} on /${path}`).toBe(200)
      }
      await host.close()
    },
  )

  withoutHydrationWait('an answer opens', async ({ page }) => {
    const host = await startPlainHost('dist-demo')
    await page.goto(`${host.url}faq`)
    const question = page.locator('main details').first()
    const answer = question.locator(':scope > :not(summary)')
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
    await host.close()
  })

  withoutHydrationWait('a page says what it is to search engines', async ({ page }) => {
    const host = await startPlainHost('dist-demo')
    await page.goto(`${host.url}faq`)
    await expect(page).toHaveTitle('Questions fréquentes – Droit de Cité')
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', '/faq')
    await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
    await host.close()
  })

  withoutHydrationWait('the production build shows what needs no server', async ({ page }) => {
    const host = await startPlainHost('dist')
    for (const path of ['', 'services', 'mentions-legales', 'avocatslist', 'contact', 'faq']) {
      await page.goto(host.url + path)
      await expect(page.locator('main h1')).toBeVisible()
    }
    await host.close()
  })
})

for (const [language, locale] of [
  ['fr', 'fr-BE'],
  ['en', 'en-GB'],
] as const) {
  test.describe(`taken over in ${language}`, () => {
    test.use({ locale })

    // One visitor for all: a first visit to each would only ask for the same files anew.
    test('each page keeps its heading and its language, without an error', async ({ page }) => {
      // The page as it is first seen, before the client has begun.
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(globalThis, { first: document.querySelector('main h1') })
        })
      })
      // No two neighbours are the same document.
      for (const path of [...publicPaths, '/interventions', '/#temoignages']) {
        await test.step(path, async () => {
          await page.goto(path)
          const isKept = await page.evaluate(() => {
            const { first } = globalThis as unknown as { first: Element | null }
            return first?.isConnected
          })
          // Empty for an address of no page: it is given the empty one.
          expect(isKept, path).toBe(path === '/nulle-part' ? undefined : true)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          // What is asked for again takes its place.
          await page.waitForLoadState('networkidle')
        })
      }
    })

    for (const [folder, base] of [
      ['dist-demo', '/'],
      ['dist-under-path', '/demo/'],
    ] as const) {
      test(`${folder} on a plain static server: deep links and pages without a file`, async ({
        page,
      }) => {
        const host = await startPlainHost(folder, base)
        await page.goto(`${host.url}blog`)
        const article = page.locator('main article a, main h2 a, main h3 a').first()
        await article.click()
        await expect(page).toHaveURL(/\/blog\/.+/)
        await page.reload()
        await expect(page.locator('main h1')).toBeVisible()

        // Pages that have no file come with the status 404, which the browser reports.
        expectErrors(/status of 404/)
        await page.goto(`${host.url}nulle-part`)
        await expect(page.locator('main h1')).toHaveText(
          language === 'fr' ? 'Page non trouvée' : 'Page not found',
        )
        await page.goto(`${host.url}admin/visas`)
        await expect(page.getByRole('heading', { level: 1, name: 'Visas' })).toBeVisible()
        // Its worker may still ask the host something.
        await page.close()
        await host.close()
      })
    }
  })
}

for (const [language, locale, heading] of [
  ['fr', 'fr-BE', 'Questions fréquentes'],
  ['en', 'en-GB', 'Frequently asked questions'],
] as const) {
  withoutHydrationWait.describe(`an older browser in ${language}`, () => {
    withoutHydrationWait.use({ locale })

    for (const [what, age, failing] of [
      [
        'lacks what the client needs',
        lackPromiseWithResolvers,
        (page: Page) => page.waitForEvent('console'),
      ],
      [
        'does not read the client’s syntax',
        serveNewerSyntax,
        (page: Page) => page.waitForEvent('pageerror'),
      ],
    ] as const) {
      withoutHydrationWait(
        `that ${what} keeps the page, and follows its links`,
        async ({ page }) => {
          await age(page)
          for (const [path, shown] of [
            ['/', /^.+$/],
            ['/faq', heading],
          ] as const) {
            const hasFailed = failing(page)
            if (path === '/') await page.goto(path)
            else await page.locator('header a[href="/faq"], footer a[href="/faq"]').last().click()
            await hasFailed
            await expect(page.locator('#root[data-prerendered] main h1')).toHaveText(shown)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('alert')).toHaveCount(0)
          }
          await expect(page).toHaveURL(/\/faq$/)
        },
      )
    }
  })
}

/** Firefox 120 and Safari 17.3. */
async function lackPromiseWithResolvers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
  })
}

/** What a file's newest syntax is to a browser that does not know it. */
async function serveNewerSyntax(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const newer = <syntax>' }),
  )
}

withoutHydrationWait('what is done before the client listens is not lost', async ({ page }) => {
  const listening = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await listening.promise
    await route.continue()
  })
  await page.goto('/avocatslist', { waitUntil: 'commit' })
  const name = page.getByRole('searchbox', { name: 'Nom' })
  const language = page.getByRole('checkbox', { name: /^français/ })
  await name.fill('helene')
  await page.getByRole('combobox', { name: 'Pays' }).selectOption('Belgique')
  await language.check()
  listening.resolve()
  await expect(page.getByRole('heading', { level: 2, name: '1 avocat' })).toBeVisible()
  await expect(name).toHaveValue('helene')
  await expect(language).toBeChecked()
  await expect(page).toHaveURL(/\?name=helene&country=belgique&languages?=/)
})

test('the script in the page chooses the language as the client does', async ({ page }) => {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank').catch(() => undefined)
  for (const stored of ['', 'fr', 'en', 'de']) {
    for (const own of ['fr', 'FR-ca', 'fr-BE', 'en', 'nl-BE', '']) {
      const chosen = await page.evaluate(
        ({ script, kept, named }) => {
          localStorage.setItem('language', kept)
          Object.defineProperty(navigator, 'language', { value: named, configurable: true })
          Object.assign(document.documentElement.dataset, { pagePaths: '', basePath: '/' })
          const element = document.createElement('script')
          element.textContent = script
          document.head.append(element)
          return document.documentElement.lang
        },
        { script: selectLanguageScript, kept: stored, named: own },
      )
      expect(chosen, `${stored} ${own}`).toBe(detectLanguage(stored, own))
    }
  }
})
