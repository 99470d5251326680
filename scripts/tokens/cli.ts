/**
 * `npm run tokens`: writes the custom properties of `tokens.css` as `public/design-tokens.json` and, for Figma, as
 * `public/figma-variables.json`.
 *
 * `npm run tokens -- --compare export.json` writes nothing and lists what a designer's export from Figma has otherwise. The
 * exit status is 1 if there is a difference, or no export.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { toDesignTokens } from './document.ts'
import { compareExport, toFigmaVariables } from './figma.ts'

const root = new URL('../../', import.meta.url)
const css = await readFile(new URL('src/ui/styles/tokens.css', root), 'utf8')

try {
  const { values } = parseArgs({ options: { compare: { type: 'string' } } })
  if (values.compare === undefined) {
    await write('public/design-tokens.json', toDesignTokens(css))
    await write('public/figma-variables.json', toFigmaVariables(css))
  } else {
    const differences = compareExport(toFigmaVariables(css), await read(values.compare))
    for (const difference of differences) console.log(difference)
    const count = differences.length
    console.log(
      count === 0 ? 'No differences.' : `${count} ${count === 1 ? 'difference' : 'differences'}.`,
    )
    process.exitCode = count === 0 ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function write(path: string, document: unknown): Promise<void> {
  await writeFile(new URL(path, root), `${JSON.stringify(document, undefined, 2)}\n`)
  console.log(path)
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new Error(`${path} cannot be read.`)
  }
}
