import { AxeBuilder } from '@axe-core/playwright'

import { expect, type Page } from './test.ts'
import { waitForAnimations } from './page-waits.ts'

/** Expects no axe violation (WCAG 2.2 AA, best practices) on the page or in the part that the selector matches. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A text that fades has the contrast of no moment.
  await page.evaluate(waitForAnimations)
  const axe = new AxeBuilder({ page })
    // Describing what passes takes time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  // Runs in the page itself. Merging the results of frames in a new page takes a third longer.
  axe.setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}

/** What the stories cannot break, because axe sees only the body of their documents there, and not whether it has regions. */
const documentRules = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-refresh',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
  'valid-lang',
]

/** Expects that no rule of axe about whole documents is violated. The stories run the others on every screen. */
export async function expectAccessibleDocument(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(documentRules)
  axe.setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}
