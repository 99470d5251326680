import { layout as english } from '../../src/i18n/en/layout.ts'
import { layout as french } from '../../src/i18n/fr/layout.ts'
import { getHeadValue } from './head.ts'
import { expect, type Page } from './test.ts'

const siteDescriptions = { fr: french.brand.description, en: english.brand.description }

/** Expects that the metadata is that of the page at a path, in its language. */
export async function expectPageMeta(
  page: Page,
  path: string,
  language: 'fr' | 'en',
): Promise<void> {
  const canonical = new URL(path.replace(/[?#].*/, ''), page.url()).href
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', canonical)
  expect(await getHeadValue(page, 'link[rel=canonical]', 'href')).toBe(canonical)
  expect(await getHeadValue(page, 'meta[property="og:url"]')).toBe(canonical)
  const description = await getHeadValue(page, 'meta[name=description]')
  expect(description.length).toBeGreaterThan(50)
  expect(description).not.toBe(siteDescriptions[language])
  expect(await getHeadValue(page, 'meta[property="og:description"]')).toBe(description)
  const title = await getHeadValue(page, 'meta[property="og:title"]')
  await expect(page).toHaveTitle(`${title} – Droit de Cité`)
  expect(await getHeadValue(page, 'meta[property="og:locale"]')).toMatch(
    new RegExp(`^${language}_`),
  )
}

/** Expects that search engines leave the page out. */
export async function expectNotIndexed(page: Page): Promise<void> {
  await expect(page.locator('head > meta[name=robots]')).toHaveAttribute('content', /noindex/)
}
