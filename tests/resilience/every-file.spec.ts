import { readdir, readFile } from 'node:fs/promises'

import { screens } from '#routes/-pages.ts'

import { instant } from '../../mocks/scenarios.ts'
import { type MockServer, startMockServer } from '../../mocks/server.ts'
import type { RunningServer } from 'static-server'
import { serveSite } from '../servers/serve-site.ts'
import { anyConsoleError, expect, allowErrors, test, type Page } from '../support/test.ts'

type Kind = 'script' | 'texts' | 'styles' | 'data'

/** The built scripts that contain only texts. */
async function findTextFiles(): Promise<ReadonlySet<string>> {
  const folder = new URL('../../test-builds/site/assets/', import.meta.url)
  const entries = (await readdir(folder)).filter((name) => name.startsWith('frame-'))
  const sources = await Promise.all(entries.map((name) => readFile(new URL(name, folder), 'utf8')))
  const imports = sources
    .join('\n')
    .matchAll(/"\.\/(?:fr|en)\/\w+\.ts":[^`]*import\(`\.\/([^`]+)`\)/g)
  const files = new Set(Array.from(imports, ([, file = '']) => file))
  if (files.size === 0) throw new Error('The build imports no texts.')
  return files
}

/** Every key of the texts that differs from its text. A page shows the key of a missing text. */
async function readTextKeys(): Promise<string[]> {
  const folder = new URL('../../src/i18n/fr/', import.meta.url)
  const keysOf = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return value === path ? [] : [path.replace(/_[a-z]+$/, '')]
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      keysOf(inner, path === '' ? key : `${path}.${key}`),
    )
  }
  const names = (await readdir(folder)).filter((name) => name !== 'index.ts')
  const files = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<object>),
  )
  return files.flatMap((file) => Object.values(file).flatMap((texts) => keysOf(texts, '')))
}

/** Finds texts that no page may show. Runs in the page. */
function findUnreadableTexts(keys: readonly string[]): string[] {
  const isKey = new Set(keys)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const shown = [document.title.replace(/ – .*/, '')]
  while (walker.nextNode()) {
    if (!(walker.currentNode.parentElement instanceof HTMLScriptElement))
      shown.push(walker.currentNode.textContent?.trim() ?? '')
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'content', 'alt'])
      shown.push(element.getAttribute(name) ?? '')
  }
  return shown.filter(
    (text) => isKey.has(text) || /\b(?:undefined|NaN|\[object Object\]|Invalid Date)\b/.test(text),
  )
}

const texts = await findTextFiles()
const keys = await readTextKeys()

function classify(url: string): Kind | undefined {
  const { pathname } = new URL(url)
  const name = pathname.replace(/.*\//, '')
  if (pathname.startsWith('/api/') || pathname.endsWith('.json')) return 'data'
  if (!pathname.startsWith('/assets/')) return undefined
  if (name.endsWith('.css')) return 'styles'
  if (!name.endsWith('.js')) return undefined
  return texts.has(name) ? 'texts' : 'script'
}

/** Navigates as a link does, without a pointer, which would preload the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url)
  }, path)
}

let server: MockServer
let site: RunningServer
test.beforeAll(async () => {
  server = await startMockServer({ port: 0, scenario: () => instant })
  site = await serveSite(server.url)
})
test.afterAll(async () => {
  await site.close()
  await server.close()
})

/** One screen of each kind. The same loader loads the files of all screens (scripts/load-modules.ts). */
const testedScreens: ReadonlySet<string> = new Set([
  'home',
  'interventions',
  'faq',
  'visa-details',
  'contact',
  'lawyers',
  'article',
  'legal-notice',
  'admin-articles',
  'admin-article',
])

for (const { name, path } of screens.filter((screen) => testedScreens.has(screen.name))) {
  test(`${name}: code, texts, styles and data that failed to load are requested again`, async ({
    page,
  }) => {
    allowErrors(anyConsoleError)
    // A page that shares few files with this one.
    const isPublic = !path.startsWith('/admin/')
    const start = isPublic ? '/404' : '/admin/404'
    await page.goto(site.url + start)
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')

    let failing: readonly Kind[] = ['script', 'texts', 'styles']
    const failed = new Map<string, Kind>()
    const loaded = new Set<string>()
    await page.route('**/*', async (route) => {
      const url = route.request().url()
      const kind = classify(url)
      // The client repeats a failed call by itself.
      const isFirst = kind === 'data' && route.request().method() === 'GET' && !failed.has(url)
      if (kind === undefined || !(isFirst || failing.includes(kind))) return route.continue()
      failed.set(url, kind)
      await route.abort()
    })
    page.on('response', (response) => {
      if (response.ok()) loaded.add(response.url())
    })
    const firstDocument = await page.evaluateHandle(() => document)

    const message = page.getByRole('main').getByRole('alert')
    const expectFailure = async () => {
      await expect(message).toContainText('Cette page n’a pas pu s’afficher')
      await expect(page.getByRole('navigation').first()).toBeAttached()
      expect(await page.evaluate(findUnreadableTexts, keys)).toEqual([])
    }
    const retry = async () => {
      // The page, or another message, replaces this message.
      const before = await message.elementHandle()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await before?.waitForElementState('hidden')
    }

    await follow(page, path)
    await expectFailure()
    failing = ['texts', 'styles']
    await retry()
    await expectFailure()
    await follow(page, start)
    await expect(message).toBeHidden()
    failing = ['styles']
    await follow(page, path)
    await expectFailure()
    failing = []
    await retry()

    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(message).toHaveCount(0)
    expect(await page.evaluate(findUnreadableTexts, keys)).toEqual([])
    await expect
      .poll(() => [...failed.keys()].filter((url) => !loaded.has(url)), {
        message: 'not requested again',
      })
      .toEqual([])
    expect(await firstDocument.evaluate((first) => first === document)).toBe(true)
    for (const kind of ['script', 'texts', 'styles'] as const)
      expect([...failed.values()], `${path} has ${kind}`).toContain(kind)
  })
}
