import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { findPublicRoutes } from '../site-pages.ts'

/** A public route and its page with the most HTML. */
interface RoutePage {
  readonly route: string
  /** The URL path without the base path. */
  readonly path: string
  /** The file in the build. */
  readonly file: string
}

/** Finds one page for each public route in a build. */
export async function findLargestPages(folder: string): Promise<RoutePage[]> {
  const routes = await findPublicRoutes(
    new URL('../../src/routes/_public', import.meta.url).pathname,
  )
  const files = globSync('**/*.html', { cwd: folder, exclude: ['*/**/index.html'] })
  const largestPages: RoutePage[] = []
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    const pages = files.filter((file) => pattern.test(toPath(file)))
    const sized = await Promise.all(
      pages.map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
    )
    const [largest] = sized.toSorted((a, b) => b.size - a.size)
    if (largest !== undefined) {
      largestPages.push({ route, path: toPath(largest.file), file: largest.file })
    }
  }
  return largestPages
}

function toPath(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`
}
