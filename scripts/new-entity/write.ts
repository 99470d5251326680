/**
 * `npm run new:entity events [event]`: steps 1 to 3 of 'Adding an entity' (README.md). Nothing is written
 * unless all of it can be.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import { run } from '../steps.ts'
import { namesOf } from './names.ts'
import { entries, newFiles, withEntry } from './pieces.ts'

const root = new URL('../../', import.meta.url)
const [plural, singular] = process.argv.slice(2)

try {
  const names = namesOf(plural, singular)
  const written = new Map(Object.entries(newFiles(names)))
  for (const path of written.keys()) {
    if (existsSync(new URL(path, root))) throw new Error(`${path} is there already.`)
  }
  for (const entry of entries(names)) {
    const source = await readFile(new URL(entry.file, root), 'utf8')
    written.set(entry.file, withEntry(source, entry))
  }
  for (const [path, content] of written) {
    await writeFile(new URL(path, root), content)
    console.log(path)
  }
  // How long a line is depends on the names.
  const { passed: isFormatted } = await run('oxfmt', ['--write', ...written.keys()])
  if (!isFormatted) throw new Error('oxfmt failed: the files above are written, not formatted.')
  // Each in a process of its own, in which the entity is known.
  for (const script of ['mocks/fixtures/generate.ts', 'scripts/openapi/write.ts']) {
    const { passed } = await run(process.execPath, [new URL(script, root).pathname])
    if (!passed) throw new Error(`${script} failed: the files above are written, its own are not.`)
  }
  console.log(`
Now say what one of them is, in src/contract/${names.group}.ts and mocks/words/${names.group}.json,
what the demo's bar calls them, in mocks/bar/texts/, and go on with step 4 of "Adding an entity"
(README.md); npm run fixtures and npm run openapi write the seed and the document again.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
