import { expect, it } from 'vitest'

import {
  fillEvidence,
  findWrongCitations,
  parseCitations,
  parseStoryEvidence,
  parseTestEvidence,
} from './index.ts'

it('parses several numbers in one citation', () => {
  const title = 'opens (spec 2.4.2, 4.3) and more (spec 9: constants), as in spec 4 and 5'
  expect(parseCitations(title)).toEqual(['2.4.2', '4.3', '9', '4', '5'])
})

it('attributes a doc comment to the story that follows it', () => {
  const file = `const meta = { title: 'Screens/A' }
/** Of a helper (spec 1.1). */
function helper() {}
/** Shown (spec 8.7). */
export const Empty: Story = {}
export const Loaded: Story = {}`
  expect(parseStoryEvidence({ path: 'a.stories.tsx', text: file })).toEqual([
    { kind: 'story', source: 'Screens/A', name: 'Empty', citedIds: ['8.7'] },
  ])
})

it('writes what cites a clause beside it, and nothing that cites its section only', () => {
  const text = "it('opens (spec 1.1)')\nit('closes (spec 1)')"
  const evidence = parseTestEvidence({ path: 'a.test.ts', text })
  expect(fillEvidence('| 1.1 | It opens. | old |\n| 1.2 | It closes. | |', evidence)).toBe(
    '| 1.1 | It opens. | test `a.test.ts` opens |\n| 1.2 | It closes. |  |',
  )
})

it('finds citations of clauses that do not exist', () => {
  const files = [{ path: 'a.ts', text: '// spec 1.1 and 1.7' }]
  expect(findWrongCitations(new Set(['1', '1.1']), files)).toEqual(['a.ts: 1.7'])
})
