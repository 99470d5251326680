import { screens } from '#routes/-pages.ts'

import { expect } from '../browsers/test.ts'
import type { Visitor } from '../browsers/visitor.ts'
import { changeLanguage, testIn } from './walk.ts'

/**
 * Whose texts come in different ways: with the page, with records, as an answer, and with parts that load later. The tests under a
 * page translator compare those of every page.
 */
const names = new Set(['home', 'article', 'letter-result', 'lawyers'])
const pages = screens.filter(({ name }) => names.has(name))
if (pages.length !== names.size) throw new Error('A page of this walk has another name.')

/**
 * The texts of a page in their order, with their languages. What moves by itself is left out, the tags of an article, which are
 * others at each visit (spec 9), and the sources of the law, which come late and without a mark.
 */
function readTexts(): string[] {
  const main = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode
    const text = (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (text === '' || parentElement === null) continue
    if (
      parentElement.closest(
        '[aria-live], [role=status], [aria-hidden=true], h1, noscript, a[href*="?tags="], details:has(cite)',
      ) !== null
    )
      continue
    const lang = parentElement.closest('[lang]')?.getAttribute('lang') ?? ''
    texts.push(`${lang}: ${text}`)
  }
  return texts
}

/** What a page shows once it has all that it asked for: two readings in a row are equal. */
async function readSettledTexts(visitor: Visitor): Promise<string[]> {
  let before: string[] = []
  for (;;) {
    await visitor.until(() => document.querySelector('main [aria-busy=true]') === null)
    const texts = await visitor.run(readTexts)
    if (texts.length > 0 && JSON.stringify(texts) === JSON.stringify(before)) return texts
    before = texts
  }
}

for (const { name, path } of pages) {
  testIn(
    ['chromium'],
    `${name}: a language that is chosen shows what a load in that language shows, and the way back too (spec 2.2)`,
    async ({ visitor }) => {
      await visitor.visit(path)
      const french = await readSettledTexts(visitor)
      await changeLanguage(visitor, 'fr', 'en')
      const chosen = await readSettledTexts(visitor)
      await visitor.reload()
      expect(chosen).toEqual(await readSettledTexts(visitor))
      await changeLanguage(visitor, 'en', 'fr')
      expect(await readSettledTexts(visitor)).toEqual(french)
    },
  )
}
