import { screens } from '#routes/-pages.ts'

import { navigate } from '../support/navigate.ts'
import { findTextOverlaps } from '../support/text-overlaps.ts'
import { expect, test } from './test.ts'

// The back-office, menus, dialogs and errors: tests/e2e/text-layout.spec.ts.
test('long texts stay in their places on public pages', async ({ visitor }) => {
  await visitor.visit('/faq?scenario=long-texts')
  for (const { path } of screens.filter(({ name }) => !name.startsWith('admin'))) {
    await visitor.run(navigate, path)
    await visitor.until(
      () =>
        document.querySelector('main h1') !== null &&
        document.querySelector('[aria-busy=true]') === null,
    )
    for (const width of [390, 820, 1200]) {
      await visitor.tab.resize(width, 900)
      // Until carousels are where they go at this width.
      await expect
        .poll(() => visitor.run(findTextOverlaps), { message: `${path}, ${width} px` })
        .toEqual([])
    }
  }
})
