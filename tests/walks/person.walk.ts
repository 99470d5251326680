import { findLargestPages } from '../../scripts/bench/page-types.ts'
import { button, heading, link } from '../browsers/targets.ts'
import { expect } from '../browsers/test.ts'
import { phone } from '../support/test.ts'
import { testIn } from './walk.ts'

testIn(
  ['chromium'],
  'every public page is two clicks from somebody to write to',
  async ({ visitor }) => {
    await visitor.tab.resize(phone.width, phone.height)
    for (const path of await findPaths()) {
      await visitor.visit(path)
      const before = visitor.effort.clicks
      await visitor.click(button('Ouvrir le menu'))
      await visitor.click(link('Contact', { role: 'dialog' }))
      await visitor.sees(heading('Écrivez-nous'))
      expect(visitor.effort.clicks - before, path).toBeLessThanOrEqual(2)
    }
  },
)

testIn(['firefox', 'webkitgtk'], 'a public page of each kind starts', async ({ visitor }) => {
  for (const path of await findPaths()) await visitor.visit(path)
})

async function findPaths(): Promise<readonly string[]> {
  const pages = await findLargestPages('test-builds/demo')
  expect(pages.length).toBeGreaterThan(15)
  return pages.map(({ path }) => path)
}
