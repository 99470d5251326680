import { expect, type Page } from '@playwright/test'

/** The one value of an element in the document's head. */
export async function getHeadValue(page: Page, selector: string, attribute = 'content') {
  const element = page.locator(`head > ${selector}`)
  await expect(element).toHaveCount(1)
  return (await element.getAttribute(attribute)) ?? ''
}
