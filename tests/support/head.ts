import { expect, type Page } from '@playwright/test'

/** The value of an element that occurs once in the document's head. */
export async function getHeadValue(page: Page, selector: string, attribute = 'content') {
  const element = page.locator(`head > ${selector}`)
  await expect(element).toHaveCount(1)
  return (await element.getAttribute(attribute)) ?? ''
}

interface StructuredData {
  readonly '@type': string
  readonly itemListElement?: readonly { readonly name: string }[]
}

/** What the page tells search engines now. It is added after the page is shown, so poll it. */
export async function readStructuredData(page: Page): Promise<StructuredData[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block) as StructuredData)
}
