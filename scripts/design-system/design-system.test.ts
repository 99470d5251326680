import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { realWidths } from '#storybook/real-widths.ts'
import { englishOfStories } from '#storybook/story-texts.ts'

import { toPublishedManifests } from './component-manifest.ts'
import { readComponentFacts } from './component-facts.ts'
import { findImports, readImportGraph } from './import-graph.ts'
import { findNews, readLastRelease } from './release.ts'
import { toStoryName } from './story-name.ts'

let folder = ''
let root = new URL('file:///')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'design-system-'))
  root = pathToFileURL(`${folder}/`)
})
afterAll(() => rm(folder, { recursive: true }))

const write = async (path: string, text: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}
const git = (...parameters: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...parameters],
    { cwd: folder, stdio: 'ignore' },
  )

it('finds imports of values, by relative paths and by #', () => {
  const source = `import type { A } from './A.ts'
import {
  b,
} from '#ui/B.tsx'
import styles from './c.module.css'
import './d.css'
import { useState } from 'react'
import text from '../e.md?raw'
export { f } from './f.ts'
const load = () => import('./g.ts')
const mock = () => import('#mocks/h.ts')`
  expect(findImports('src/screens/x.ts', source)).toEqual([
    'src/ui/B.tsx',
    'src/screens/c.module.css',
    'src/screens/d.css',
    'src/e.md',
    'src/screens/f.ts',
    'src/screens/g.ts',
  ])
})

it('publishes components with imports of the project, and without paths of the machine', async () => {
  await write(
    'src/ui/Sheet/Sheet.stories.tsx',
    `import { fn } from 'storybook/test'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Button } from '../Button/Button.tsx'
import {
  Sheet,
  SheetBody,
} from './Sheet.tsx'`,
  )
  const described = { path: './src/ui/Sheet/Sheet.stories.tsx', jsDocTags: {} }
  const { components } = await toPublishedManifests(
    {
      components: {
        v: 0,
        components: {
          sheet: {
            ...described,
            id: 'sheet',
            name: 'Sheet',
            import: `import {
  Sheet,
  Flag,
} from 'project';
import { SheetBody } from './Sheet.tsx';
import { fn } from 'storybook/test';`,
            stories: [
              { id: 'a', name: 'A', snippet: '<Sheet />' },
              { id: 'b', name: 'B', error: { name: 'Error', message: 'It is a call.' } },
            ],
            subcomponents: {
              Button: { ...described, name: 'Button', import: "import { Button } from 'project';" },
            },
            description: `in ${folder}/src/ui/Sheet/Sheet.tsx`,
          },
          home: {
            ...described,
            id: 'home',
            name: 'Home',
            stories: [],
            error: { name: 'No component found', message: 'const meta = …' },
          },
        },
      },
    },
    root,
  )
  expect(components?.components).toEqual({
    sheet: {
      ...described,
      id: 'sheet',
      name: 'Sheet',
      import: `import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { fn } from 'storybook/test'`,
      stories: [
        { id: 'a', name: 'A', snippet: '<Sheet />' },
        { id: 'b', name: 'B' },
      ],
      subcomponents: {
        Button: {
          ...described,
          name: 'Button',
          import: "import { Button } from '#ui/Button/Button.tsx'",
        },
      },
      description: 'in src/ui/Sheet/Sheet.tsx',
    },
  })
})

it('has no English for a text that no story says any more', async () => {
  const paths = globSync('src/**/*.stories.tsx')
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  const text = sources.join(' ').replaceAll(/\\u00a0|\s+/g, ' ')
  expect(Object.keys(englishOfStories).filter((key) => !text.includes(toPlainSpaces(key)))).toEqual(
    [],
  )
})
const toPlainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

it('has the width of no component that is gone', async () => {
  const paths = globSync('src/**/*.stories.tsx')
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  const text = sources.join(' ')
  expect(Object.keys(realWidths).filter((title) => !text.includes(`title: '${title}'`))).toEqual([])
})

it('writes names of stories as sentences', () => {
  expect(toStoryName('On A Phone')).toBe('On a phone')
  expect(toStoryName('English Search')).toBe('English search')
  expect(toStoryName('Hostile Html')).toBe('Hostile HTML')
})

describe('a repository', () => {
  const stories = `const meta = { title: 'Components/Button' }\nexport const Small = {}\n`
  const styles =
    '.button { --gap: 1px; gap: var(--gap); color: var(--color-text); margin: var(--space-1) }'
  beforeAll(async () => {
    await write('src/ui/Button.tsx', `import styles from './Button.module.css'`)
    await write('src/ui/Button.module.css', styles)
    await write('src/ui/Button.stories.tsx', `import { Button } from './Button.tsx'\n${stories}`)
    await write('src/ui/Button.test.ts', `import { Button } from './Button.tsx'`)
    await write('src/screens/Home.tsx', `import { Button } from '#ui/Button.tsx'`)
    await write('src/screens/Home.stories.tsx', `const meta = {\n  title: 'Screens/Home',\n}`)
    await write('src/routes/index.tsx', `import { Home } from '#screens/Home.tsx'`)
    await write('src/routes/about.tsx', `import { About } from '#screens/About.tsx'`)
  })

  it('says where a component is used, on how many routes, and what tests it', async () => {
    const { components, routes } = await readComponentFacts(root, await readImportGraph(root))
    expect(routes).toBe(2)
    expect(components['src/ui/Button.stories.tsx']).toMatchObject({
      sources: ['src/ui/Button.tsx'],
      tests: ['src/ui/Button.test.ts'],
      uses: [{ path: 'src/screens/Home.tsx', title: 'Screens/Home' }],
      parts: [],
      tokens: ['--color-text', '--space-1'],
      routes: 1,
    })
    expect(components['src/screens/Home.stories.tsx']).toMatchObject({
      sources: ['src/screens/Home.tsx'],
      parts: ['Components/Button'],
      routes: 1,
    })
  })

  it('has no release without a tag, its last tag with one, and the latest changes of a component', async () => {
    const button = {
      stories: 'src/ui/Button.stories.tsx',
      sources: ['src/ui/Button.tsx', 'src/ui/Button.module.css'],
    }
    const readNews = (exportName: string) => {
      const release = readLastRelease(root)
      return release && findNews(release, { ...button, exportName })
    }
    expect(readLastRelease(root)).toBeUndefined()

    git('init')
    git('commit', '--allow-empty', '-m', 'First')
    git('add', '.')
    git('commit', '-m', 'Second')
    expect(readNews('Small')).toBeUndefined()

    git('tag', 'v1.0.0')
    expect(readLastRelease(root)?.name).toBe('v1.0.0')
    expect(readNews('Small')).toBeUndefined()

    await write('src/ui/Button.stories.tsx', `${stories}export const Large = {}\n`)
    expect(readNews('Small')).toBeUndefined()
    expect(readNews('Large')).toBe('new')

    await write('src/ui/Button.module.css', `${styles}\n.small {}`)
    expect(readNews('Small')).toBe('changed')
    expect(readNews('Large')).toBe('new')

    // Changes of styles count too.
    git('commit', '-a', '-m', 'Third')
    const { components } = await readComponentFacts(root, await readImportGraph(root))
    const { changes = [] } = components['src/ui/Button.stories.tsx'] ?? {}
    expect(changes.map(({ subject }) => subject)).toEqual(['Third', 'Second'])
    expect(components['src/screens/Home.stories.tsx']?.changes).toHaveLength(1)
  })
})
