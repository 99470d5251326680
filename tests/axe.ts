import { AxeBuilder } from '@axe-core/playwright'

import { count, expect, type Page } from './test.ts'

/** Axe finds nothing on the page, or in the part that the selector names: WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  count('pages and states judged by axe')
}
