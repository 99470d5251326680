import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it } from 'vitest'

import { browserPackages } from './browser-packages.ts'
import { importPattern } from './design-system/import-graph.ts'
import { collectReachable } from './reachable.ts'

it('lists exactly the packages that the client and the mock import', () => {
  const found = new Set(['react/jsx-dev-runtime'])
  const entries = ['src/main.tsx', ...globSync('src/routes/**/*.{ts,tsx}')]
  collectReachable(entries, (path) => {
    const names = findImports(path)
    for (const name of names) if (/^[a-z@]/.test(name) && !isOwnPackage(name)) found.add(name)
    return names.flatMap((name) => findFile(path, name) ?? [])
  })
  expect([...found].toSorted()).toEqual(browserPackages.toSorted())
})

function findImports(path: string): string[] {
  if (!/\.tsx?$/.test(path)) return []
  const imports = readFileSync(path, 'utf8').matchAll(importPattern)
  return Array.from(imports, ([, from, dynamic]) => from ?? dynamic ?? '')
}

/** Vite serves a package of this repository like the client's own files. */
function isOwnPackage(name: string): boolean {
  return existsSync(`packages/${name.split('/')[0]}`)
}

/** The project's file that an import names. Undefined for packages, generated modules and texts like `import('…')`. */
function findFile(path: string, name: string): string | undefined {
  const file = name.startsWith('.')
    ? posix.join(posix.dirname(path), name)
    : name.replace(/^#(mocks\/)?/, (_, mocks?: string) => mocks ?? 'src/')
  return existsSync(file) ? file : undefined
}
