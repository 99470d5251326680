import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const folder = 'src/routes'
const tree = 'src/routeTree.gen.ts'

/**
 * Keeps `src/routeTree.gen.ts` what the files beside it make it. The router's own plugin does so at every
 * start and parses every route with Babel for it, half a second before a development server's first page; here
 * Babel is loaded when a route is added, taken away or changed.
 */
export function routeTree(): Plugin {
  let root = ''
  return {
    name: 'route-tree',
    enforce: 'pre',
    async configResolved(config) {
      root = config.root
      if (!(await isTreeOfFiles(root))) await writeTree(root)
    },
    async watchChange(path) {
      if (path.startsWith(join(root, folder)) && path !== join(root, tree)) await writeTree(root)
    },
  }
}

/** Whether the tree names the files that make routes, and no other; `root` is the project's folder. */
export async function isTreeOfFiles(root: string): Promise<boolean> {
  const written = await readFile(join(root, tree), 'utf8').catch(() => '')
  const named = new Set(
    [...written.matchAll(/(?:from |import\()'\.\/routes\/([^']+)'/g)].map(([, name]) => name),
  )
  const files = await readdir(join(root, folder), { recursive: true })
  const routes = files
    .filter((file) => file.endsWith('.tsx') && !/(?:^|[/\\])-/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length).replaceAll('\\', '/'))
  return named.size === routes.length && routes.every((route) => named.has(route))
}

async function writeTree(root: string): Promise<void> {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const config = getConfig(
    {
      target: 'react',
      quoteStyle: 'single',
      routesDirectory: folder,
      generatedRouteTree: tree,
      disableLogging: true,
      enableRouteTreeFormatting: false,
    },
    root,
  )
  await new Generator({ config, root }).run()
}
