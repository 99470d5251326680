import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { publicPages } from '#routes/-pages.ts'

/** A public route and its page with the most HTML. */
interface RoutePage {
  readonly route: string
  /** In KB. */
  readonly scriptLimit: number
  /** The URL path without the base path. */
  readonly path: string
  /** The file in the build. */
  readonly file: string
}

/** Finds one page for each public route in a build. */
export async function findLargestPages(folder: string): Promise<RoutePage[]> {
  const files = globSync('**/*.html', { cwd: folder, exclude: ['*/**/index.html'] })
  const largestPages: RoutePage[] = []
  for (const { route, scriptLimit } of publicPages) {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    const pages = files.filter((file) => pattern.test(toPath(file)))
    const sized = await Promise.all(
      pages.map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
    )
    const [largest] = sized.toSorted((a, b) => b.size - a.size)
    if (largest !== undefined) {
      largestPages.push({ route, scriptLimit, path: toPath(largest.file), file: largest.file })
    }
  }
  return largestPages
}

function toPath(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`
}
