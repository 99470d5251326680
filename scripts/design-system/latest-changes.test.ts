import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { readForDesigners, readLatestChanges } from './latest-changes.ts'

const changelog = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-20

### Added

- For developers: a command.
- A page that says
  two things.
- Second.
- Third.

### Fixed

- For developers: a test.

## [1.1.0] - 2026-11-01

### Added

- Older.
`

it('are those of the newest version with entries, without those for developers', () => {
  expect(readLatestChanges(changelog, 2)).toEqual({
    version: '1.2.0',
    kinds: [{ kind: 'Added', entries: ['A page that says two things.', 'Second.'] }],
  })
})

it('are none without entries', () => {
  expect(readLatestChanges('# Changelog\n\n## [Unreleased]\n')).toBeUndefined()
})

it('are found in the project’s own changelog', async () => {
  const own = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(readLatestChanges(own)?.kinds.map(({ kind }) => kind)).toContain('Added')
})

it('reads what changed for designers, over several lines', () => {
  const text = `### Added\n\n- A page.\n- For designers: widths\n  of cards.\n- For developers: A rule.\n- For designers: States.\n`
  expect(readForDesigners(text)).toBe('- Widths\n  of cards.\n- States.')
})
