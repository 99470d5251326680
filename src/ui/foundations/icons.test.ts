import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { icons } from './icons.ts'

const project = new URL('../../../', import.meta.url)

it('the icons page lists exactly the icons in use', async () => {
  const drawn = new Set<string>()
  for (const path of globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: project.pathname })) {
    const source = await readFile(new URL(path, project), 'utf8')
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names.split(',').map((one) => one.trim())) {
        if (name !== '' && !name.startsWith('type ')) drawn.add(name)
      }
    }
  }
  const listed = Object.values(icons).flatMap((group) => Object.keys(group))
  expect(listed.toSorted()).toEqual([...drawn].toSorted())
})
