import { readdir, readFile } from 'node:fs/promises'

import { instant } from '../../mocks/scenarios.ts'
import { type MockServer, startMockServer } from '../../mocks/server.ts'
import type { RunningServer } from '../../scripts/site-server.ts'
import { serveSite } from '../servers/serve-site.ts'
import { screens } from '../support/screens.ts'
import {
  anyConsoleError,
  recordCount,
  expect,
  expectErrors,
  test,
  type Page,
} from '../support/test.ts'

type Kind = 'script' | 'texts' | 'styles' | 'data'

/** Of the build: which of its scripts hold texts alone. */
async function textFiles(): Promise<ReadonlySet<string>> {
  const folder = new URL('../../dist/assets/', import.meta.url)
  const entries = (await readdir(folder)).filter((name) => name.startsWith('frame-'))
  const sources = await Promise.all(entries.map((name) => readFile(new URL(name, folder), 'utf8')))
  const imports = sources
    .join('\n')
    .matchAll(/"\.\/(?:fr|en)\/\w+\.ts":[^`]*import\(`\.\/([^`]+)`\)/g)
  const files = new Set(Array.from(imports, ([, file = '']) => file))
  if (files.size === 0) throw new Error('The build imports no texts.')
  return files
}

/** Every key of the texts that is no text itself: what stands on a page in place of a text that is missing. */
async function textKeys(): Promise<string[]> {
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

/** What no page may show. Runs in the page. */
function unreadable(keys: readonly string[]): string[] {
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

const texts = await textFiles()
const keys = await textKeys()

function kindOf(url: string): Kind | undefined {
  const { pathname } = new URL(url)
  const name = pathname.replace(/.*\//, '')
  if (pathname.startsWith('/api/') || pathname.endsWith('.json')) return 'data'
  if (!pathname.startsWith('/assets/')) return undefined
  if (name.endsWith('.css')) return 'styles'
  if (!name.endsWith('.js')) return undefined
  return texts.has(name) ? 'texts' : 'script'
}

/** Goes to an address as a link of the client does, without a pointer that would load it before. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
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

for (const { name, path } of screens.filter((screen) => screen.name !== 'not-found')) {
  test(`${name}: code, texts, styles and data that failed are asked for again`, async ({
    page,
  }) => {
    expectErrors(anyConsoleError)
    // From a page that shares as little as there is with this one.
    const start = path.startsWith('/admin/') ? '/admin' : '/404'
    await page.goto(site.url + start)
    await expect(page.locator('main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')

    let failing: readonly Kind[] = ['script', 'texts', 'styles']
    const failed = new Map<string, Kind>()
    const answered = new Set<string>()
    await page.route('**/*', async (route) => {
      const url = route.request().url()
      const kind = kindOf(url)
      // Data is asked for again by itself.
      const isFirst = kind === 'data' && route.request().method() === 'GET' && !failed.has(url)
      if (kind === undefined || !(isFirst || failing.includes(kind))) return route.continue()
      failed.set(url, kind)
      await route.abort()
    })
    page.on('response', (response) => {
      if (response.ok()) answered.add(response.url())
    })
    const stays = await page.evaluateHandle(() => document)

    const message = page.getByRole('main').getByRole('alert')
    const showsFailure = async () => {
      await expect(message).toContainText('Cette page n’a pas pu s’afficher')
      await expect(page.getByRole('navigation').first()).toBeAttached()
      expect(await page.evaluate(unreadable, keys)).toEqual([])
    }
    const retry = async () => {
      // Its message gives way to the page, or to another.
      const before = await message.elementHandle()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await before?.waitForElementState('hidden')
    }

    await follow(page, path)
    await showsFailure()
    failing = ['texts', 'styles']
    await retry()
    await showsFailure()
    await follow(page, start)
    await expect(message).toBeHidden()
    failing = ['styles']
    await follow(page, path)
    await showsFailure()
    failing = []
    await retry()

    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(message).toHaveCount(0)
    expect(await page.evaluate(unreadable, keys)).toEqual([])
    await expect
      .poll(() => [...failed.keys()].filter((url) => !answered.has(url)), {
        message: 'not asked for again',
      })
      .toEqual([])
    // Another document would not be this one.
    expect(await stays.evaluate((one) => one === document)).toBe(true)
    recordCount('files made to fail', failed.size)
    for (const kind of ['script', 'texts', 'styles'] as const)
      expect([...failed.values()], `${path} has ${kind}`).toContain(kind)
  })
}
