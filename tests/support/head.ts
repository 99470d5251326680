import { expect, type Page } from '@playwright/test'

/** The value of an element that occurs once in the document's head. */
export async function getHeadValue(page: Page, selector: string, attribute = 'content') {
  const element = page.locator(`head > ${selector}`)
  await expect(element).toHaveCount(1)
  return (await element.getAttribute(attribute)) ?? ''
}
