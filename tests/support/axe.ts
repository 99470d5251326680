import { AxeBuilder } from '@axe-core/playwright'

import { expect, type Page } from './test.ts'

/** Expects no axe violation (WCAG 2.2 AA, best practices) on the page or in the part that the selector matches. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Describing what passes takes time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  // Runs in the page itself. Merging the results of frames in a new page takes a third longer.
  axe.setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}
