import type { Rollup } from 'vite'

/** The files of a build that a page needs immediately. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Maps routes and texts to the files of the client build. */
export function indexBundle(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  function withImports(entries: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
    const all = new Set<Rollup.OutputChunk>()
    const add = (chunk: Rollup.OutputChunk) => {
      if (all.has(chunk)) return
      for (const name of chunk.imports) {
        const imported = byFile.get(name)
        if (imported !== undefined) add(imported)
      }
      all.add(chunk)
    }
    entries.forEach(add)
    return [...all]
  }

  const findChunks = (matches: (module: string) => boolean) =>
    chunks.filter(({ moduleIds }) => moduleIds.some(matches))

  return {
    /** The scripts and styles of the entry and of routes, in load order. */
    getRouteFiles(routes: readonly string[]): PageFiles {
      const files = new Set(routes.map(toRouteFile))
      const screens = findChunks((module) => {
        const [, file] = module.match(/src\/routes\/(.+)\.tsx\?tsr-split=component$/) ?? []
        return file !== undefined && files.has(file)
      })
      const needed = withImports([...chunks.filter(({ isEntry }) => isEntry), ...screens])
      return {
        scripts: needed.map(({ fileName }) => fileName),
        styles: [
          ...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
        ],
      }
    },
    getTextFiles(language: string, namespaces: readonly string[]): string[] {
      const selected = new Set(namespaces)
      return findChunks((module) => {
        const [, folder, name] = module.match(/src\/i18n\/(\w+)\/(\w+)\.ts$/) ?? []
        return folder === language && name !== undefined && selected.has(name)
      }).map(({ fileName }) => fileName)
    },
  }
}

/** `/_public/blog/$slug` is `_public/blog/$slug.tsx`, and `/_public/blog/` is `_public/blog/index.tsx`. */
function toRouteFile(route: string): string {
  const path = route === '__root__' ? '__root' : route.slice(1)
  return path.endsWith('/') ? `${path}index` : path
}
