import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'

/** Paths of files from the project's root, by the path of the file that imports them; and the other way round. */
export interface ImportGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly importers: ReadonlyMap<string, readonly string[]>
}

/** `import` and `export … from` of values, over several lines, and `import()`. */
export const importPattern =
  /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Reads what the files of `src/` import of the project. */
export async function readImportGraph(root: URL): Promise<ImportGraph> {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname }).toSorted()
  const imports = new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, string[]]> => {
        const source = await readFile(new URL(path, root), 'utf8')
        return [path, findImports(path, source)]
      }),
    ),
  )
  const importers = new Map<string, string[]>()
  for (const [path, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path])
  }
  return { imports, importers }
}

/** The project's files that a source imports: by a relative path, or by `#` for `src/`. */
export function findImports(path: string, source: string): string[] {
  return Array.from(source.matchAll(importPattern), ([, from, dynamic]) => from ?? dynamic ?? '')
    .filter((name) => /^(?:\.|#(?!mocks\/|storybook\/))/.test(name))
    .map((name) => name.replace(/\?.*$/, ''))
    .map((name) =>
      name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(path), name),
    )
}
