import { AxeBuilder } from '@axe-core/playwright'

import { recordCount, expect, type Page } from './test.ts'

/** Axe finds nothing on the page, or in the part that the selector names: WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // What is in order is not described, element by element.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  // In the page itself: put together from its frames in a page of its own, each takes a third longer.
  axe.setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  recordCount('pages and states judged by axe')
}
