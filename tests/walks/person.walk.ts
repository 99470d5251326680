import { findLargestPages } from '../../scripts/bench/page-types.ts'
import { button, heading, link } from '../browsers/targets.ts'
import { expect } from '../browsers/test.ts'
import { phone } from '../support/test.ts'
import { everyEngine, testIn } from './walk.ts'

// It loads a page of each kind, so it also shows that each starts in every engine without an error.
testIn(
  everyEngine,
  'every public page is two clicks from somebody to write to',
  async ({ visitor }) => {
    await visitor.tab.resize(phone.width, phone.height)
    const pages = await findLargestPages('test-builds/demo')
    expect(pages.length).toBeGreaterThan(15)
    for (const { path } of pages) {
      await visitor.visit(path)
      const before = visitor.effort.clicks
      await visitor.click(button('Ouvrir le menu'))
      await visitor.click(link('Contact', { role: 'dialog' }))
      await visitor.sees(heading('Écrivez-nous'))
      expect(visitor.effort.clicks - before, path).toBeLessThanOrEqual(2)
    }
  },
)
