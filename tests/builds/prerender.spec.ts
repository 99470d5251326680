import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { test as withoutHydrationWait, type Page } from '@playwright/test'
import { JSDOM } from 'jsdom'

import { findLargestPages } from '../../scripts/bench/page-types.ts'
import { selectLanguageScript } from '../../scripts/prerender/inline-scripts.ts'
import { startSiteServer } from 'static-server'
import type { Lawyer } from '../../src/contract/lawyers.ts'
import type { DeadlineRule } from '../../src/contract/deadlines.ts'
import type { Testimonial } from '../../src/contract/testimonials.ts'
import { offices } from '../../src/domain/organisation.ts'
import { videos } from '../../src/domain/videos.ts'
import { detectLanguage } from '../../src/i18n/languages.ts'
import { catalogueFiles, getCatalogueFilePath, type Passages } from '../../src/i18n/catalogue.ts'
import { escapePassageText, getPassageKey } from '../../src/i18n/passage.ts'
import { expect, allowErrors, phone, test } from '../support/test.ts'

const root = new URL('../../', import.meta.url).pathname
const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** A static host that serves files and `404.html` only, like GitHub Pages or an object store. */
async function startPlainHost(folder: string, base = '/') {
  const directory = join(root, folder)
  const { url, close } = await startSiteServer({ directory, base, readsRedirects: false })
  return { url: `${url}/`, close }
}

async function listPages(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true })
  return entries.filter(
    // The hosted demo contains Storybook, which is not prerendered.
    (file) => file.endsWith('.html') && !/^(?:shell|404)\.html$|^storybook\//.test(file),
  )
}

async function readPublicJson<Value>(name: string): Promise<Value> {
  return JSON.parse(await readFile(join(root, 'public', name), 'utf8')) as Value
}

/** Every translation by the key of its French passage. */
async function readTranslations(): Promise<ReadonlyMap<string, string>> {
  const catalogues = catalogueFiles.map((file) =>
    readPublicJson<{ passages: Passages }>(getCatalogueFilePath('en', file)),
  )
  return new Map(
    (await Promise.all(catalogues)).flatMap(({ passages }) => Object.entries(passages)),
  )
}

/** A space before each word, because URLs are French. */
const frenchSentence = /(?:\s(?:les|des|une|est|vous|pour|dans|avec|qui|que|votre|sont)\b.*){3}/s

/** What a page shows or tells search engines and screen readers. */
function collectTexts(page: Document): string[] {
  for (const script of page.querySelectorAll('script:not([type="application/ld+json"])'))
    script.remove()
  const texts = Array.from(page.querySelectorAll('*'), (element) => [
    ...['content', 'aria-label', 'title', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')),
  ])
  // In structured data, each value is a text.
  return texts.flat().flatMap((text) => (text?.startsWith('{') ? text.split('"') : (text ?? '')))
}

withoutHydrationWait('English pages have no French text except names and addresses', async () => {
  const lawyers = await readPublicJson<Lawyer[]>('lawyers.json')
  const testimonials = await readPublicJson<Testimonial[]>('testimonials.json')
  const deadlineRules = await readPublicJson<DeadlineRule[]>('deadlines.json')
  const names = new Set([
    'Français',
    // Sources are quoted in their own language.
    ...deadlineRules.flatMap((rule) =>
      [rule, ...rule.furtherSources].map(({ quotation }) => quotation),
    ),
    ...videos.map(({ music }) => music.title),
    ...testimonials.map(({ name }) => name),
    ...offices.flatMap(({ street, locality }) => [`${street}, ${locality}`, street + locality]),
    ...lawyers.flatMap(({ address, diplomas }) => [
      address.street,
      address.city,
      `${address.postalCode} ${address.city}`,
      `${address.street}${address.postalCode} ${address.city}`,
      ...diplomas.map(({ institution }) => institution),
    ]),
  ])
  const translations = await readTranslations()
  const hasTranslation = (text: string) =>
    (translations.get(getPassageKey(escapePassageText(text))) ?? text) !== text
  const french = new Set<string>()
  const unmarked = new Set<string>()
  for (const page of await listPages('test-builds/demo')) {
    const html = await readFile(join(root, 'test-builds/demo', page), 'utf8')
    const [, english = ''] = html.split('id="english-page">')
    const document = new window.DOMParser().parseFromString(english, 'text/html')
    for (const marked of document.querySelectorAll('[lang="fr"]')) {
      french.add(marked.textContent.trim())
      marked.remove()
    }
    for (const text of collectTexts(document))
      if (hasTranslation(text) || frenchSentence.test(text)) unmarked.add(`${page}: ${text}`)
  }
  expect([...unmarked]).toEqual([])
  expect(french.size).toBeGreaterThan(100)
  // Hashtags and music stay as they are on TikTok.
  expect([...french].filter((text) => !names.has(text) && !text.startsWith('#'))).toEqual([])
})

withoutHydrationWait(
  'every page of the demo has its content in both languages, and its links work',
  async ({ request }) => {
    const host = await startPlainHost('test-builds/demo')
    const pages = await listPages('test-builds/demo')
    expect(pages.length).toBeGreaterThan(150)
    const links = new Map<string, string>()
    for (const page of pages) {
      const html = await readFile(join(root, 'test-builds/demo', page), 'utf8')
      const [french = '', english = ''] = html.split('id="english-page"')
      for (const [language, part] of Object.entries({ french, english })) {
        const [main = '', ...otherMains] = part.match(/<main[\s>].*?<\/main>/gs) ?? []
        const text = main.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
        expect(otherMains, `${page} ${language}: one main`).toEqual([])
        expect(main.match(/<h1[\s>]/g), `${page} ${language}: one h1`).toHaveLength(1)
        expect(text.length, `${page} ${language}`).toBeGreaterThan(300)
        expect(text, `${page} ${language}`).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
      }
      const url = new URL(page.replace(/(?:^index|\/index)?\.html$/, ''), host.url)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { origin, pathname } = new URL(href.replaceAll('&amp;', '&'), url)
        if (origin === url.origin) links.set(pathname, page)
      }
    }
    expect(links.size).toBeGreaterThan(150)
    for (const [path, page] of links) {
      const response = await request.head(new URL(path, host.url).href)
      expect.soft(response.status(), `${path} on ${page}`).toBe(200)
    }
    await host.close()
  },
)

withoutHydrationWait.describe('without JavaScript', () => {
  withoutHydrationWait.use({ javaScriptEnabled: false })

  withoutHydrationWait(
    'a visitor reads a page of each kind, and opens an answer',
    async ({ page }) => {
      const host = await startPlainHost('test-builds/demo')
      for (const { path } of await findLargestPages(join(root, 'test-builds/demo'))) {
        await page.goto(new URL(path, host.url).href, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('main h1'), path).toBeVisible()
        expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300)
      }
      await page.goto(`${host.url}faq`)
      await expect(page).toHaveTitle('Questions fréquentes – Droit de Cité')
      await expect(page.locator('head meta[name=description]')).toHaveCount(1)
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', '/faq')
      await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
      const question = page.locator('main details').first()
      const answer = question.locator(':scope > :not(summary)')
      await expect(answer).toBeHidden()
      await question.locator('summary').click()
      await expect(answer).toBeVisible()
      await host.close()
    },
  )

  withoutHydrationWait('the production build shows what needs no server', async ({ page }) => {
    const host = await startPlainHost('test-builds/site')
    for (const path of ['', 'services', 'mentions-legales', 'avocatslist', 'contact', 'faq']) {
      await page.goto(host.url + path)
      await expect(page.locator('main h1')).toBeVisible()
    }
    await host.close()
  })
})

for (const { folder, base, locale, notFound } of [
  { folder: 'test-builds/demo', base: '/', locale: 'fr-BE', notFound: 'Page non trouvée' },
  {
    folder: 'test-builds/demo-under-path',
    base: '/demo/',
    locale: 'en-GB',
    notFound: 'Page not found',
  },
]) {
  test.describe(folder, () => {
    test.use({ locale })

    test('a plain static host serves deep links and pages without a file', async ({ page }) => {
      const host = await startPlainHost(folder, base)
      await page.goto(`${host.url}blog`)
      await page.locator('main article a, main h2 a, main h3 a').first().click()
      await expect(page).toHaveURL(/\/blog\/.+/)
      await page.reload()
      await expect(page.locator('main h1')).toBeVisible()

      // The host sends pages without a file with the status 404, which the browser logs.
      allowErrors(/status of 404/)
      await page.goto(`${host.url}nulle-part`)
      await expect(page.locator('main h1')).toHaveText(notFound)
      await page.goto(`${host.url}admin/visas`)
      await expect(page.getByRole('heading', { level: 1, name: 'Visas' })).toBeVisible()
      // Its service worker could still send requests.
      await page.close()
      await host.close()
    })
  })
}

test('a URL that nobody can read shows the not-found page, whose buttons work', async ({
  page,
}) => {
  const host = await startPlainHost('test-builds/demo')
  allowErrors(/status of 404/)
  for (const path of ['%E0%A4%A', 'faq/%E0%A4%A']) {
    await page.setViewportSize(phone)
    await page.goto(host.url + path)
    await expect(page.locator('main h1')).toHaveText('Page non trouvée')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  }
  await page.close()
  await host.close()
})

for (const { folder, base } of [
  { folder: 'test-builds/demo', base: '/' },
  { folder: 'test-builds/demo-under-path', base: '/demo/' },
]) {
  test(`${folder}: the name of a page’s file leads to the page`, async ({ page }) => {
    const host = await startPlainHost(folder, base)
    for (const [file, path, title] of [
      ['index.html', '', /^Avocats en droit/],
      ['index.html?country=france#contenu', '?country=france#contenu', /^Avocats en droit/],
      ['faq.html', 'faq', /^Questions fréquentes/],
      ['blog/index.html', 'blog/', /^Blog/],
    ] as const) {
      await page.goto(host.url + file)
      await expect(page).toHaveURL(host.url + path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByText('Page non trouvée')).toHaveCount(0)
    }
    await page.close()
    await host.close()
  })
}

/** As in Firefox 120 and Safari 17.3. */
async function removePromiseWithResolvers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
  })
}

/** A syntax error, as newer syntax is for a browser that does not know it. */
async function serveNewerSyntax(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const newer = <syntax>' }),
  )
}

for (const { problem, simulate, event, locale, heading } of [
  {
    problem: 'lacks a function that the client needs',
    simulate: removePromiseWithResolvers,
    event: 'console',
    locale: 'fr-BE',
    heading: 'Questions fréquentes',
  },
  {
    problem: 'does not know the syntax of the client',
    simulate: serveNewerSyntax,
    event: 'pageerror',
    locale: 'en-GB',
    heading: 'Frequently asked questions',
  },
] as const) {
  withoutHydrationWait.describe(locale, () => {
    withoutHydrationWait.use({ locale })

    withoutHydrationWait(
      `a browser that ${problem} keeps the prerendered pages and their links`,
      async ({ page }) => {
        const waitForFailure = () =>
          event === 'console' ? page.waitForEvent('console') : page.waitForEvent('pageerror')
        const expectPrerendered = async (text: string | RegExp) => {
          await expect(page.locator('#root[data-prerendered] main h1')).toHaveText(text)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          await expect(page.getByRole('alert')).toHaveCount(0)
        }
        await simulate(page)
        let failure: Promise<unknown> = waitForFailure()
        await page.goto('/')
        await failure
        await expectPrerendered(/^.+$/)
        failure = waitForFailure()
        await page.locator('header a[href="/faq"], footer a[href="/faq"]').last().click()
        await failure
        await expectPrerendered(heading)
        await expect(page).toHaveURL(/\/faq$/)
      },
    )
  })
}

test('the inline script selects the same language as the client', async ({ page }) => {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank').catch(() => undefined)
  for (const stored of ['', 'fr', 'en', 'de']) {
    for (const browserLanguages of [['fr'], ['FR-ca'], ['en', 'fr'], ['nl-BE'], ['ar', 'fr'], []]) {
      const selected = await page.evaluate(
        ({ script, language, value }) => {
          localStorage.setItem('language', language)
          Object.defineProperty(navigator, 'languages', { value, configurable: true })
          Object.assign(document.documentElement.dataset, { pagePaths: '', basePath: '/' })
          const element = document.createElement('script')
          element.textContent = script
          document.head.append(element)
          return document.documentElement.lang
        },
        { script: selectLanguageScript, language: stored, value: browserLanguages },
      )
      const expected = detectLanguage(stored, browserLanguages)
      expect(selected, `${stored} ${browserLanguages.join()}`).toBe(expected)
    }
  }
})
