import type { Plugin, Rollup } from 'vite'

/** Stays in a file of its own: an entry that only imports, Vite takes apart into a script element for each import. */
const entryPattern = /\/src\/main\.tsx$/
/** Entry and layouts: what they import, every public page needs. */
const layoutPattern = /\/src\/(?:main|routes\/_public)\.tsx$/
const publicPagePattern = /\/src\/routes\/_public\/.+\.tsx\?tsr-split=component$/
const textsPattern = /\/src\/i18n\/(?<language>\w+)\/(?<namespace>\w+)\.ts$/
/** The layout's texts, which each page needs, and those of the cards that several pages show. */
const textGroups = {
  frame: /^(?:layout|pages)$/,
  cards: /^(?:visa(?:Selection|Card|Picture)|articleCard)$/,
}
/** Ten KB that only pages with records' own HTML need; nothing that leads to it may be shared by all. */
const neverSharedPattern = /\/node_modules\/dompurify\//
/** What asks for consent: pages without records' own pictures and HTML, videos or maps need none of it. */
const consent = /\/src\/content\/consent\//
/** Kinds of public pages from which on a module is shared; what other numbers gave is in docs/performance.md. */
const minSharedPages = 6

type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/**
 * Puts our modules that many public pages import into one file. Left alone the bundler makes a file of
 * every combination of pages that share something: a public page loaded 30 to 55, most below 1 KB.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: (config) => {
      if (config.build?.ssr === true) return {}
      const groups = [{ name: getChunkGroup, debugName: 'shared-chunks' }]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** The name of the file that a module is put into; null where the bundler decides. */
function getChunkGroup(id: string, graph: ModuleGraph): string | null {
  const { language, namespace = '' } = textsPattern.exec(id)?.groups ?? {}
  if (language !== undefined) {
    const group = Object.entries(textGroups).find(([, names]) => names.test(namespace))?.[0]
    return group === undefined ? null : `texts-${group}-${language}`
  }
  // What a package gives to whom, its barrel file hides; the bundler knows what is really used.
  if (id.includes('/node_modules/') || entryPattern.test(id)) return null
  const users = collectReachable(id, (module) => graph.getModuleInfo(module)?.importers)
  if (users.some((module) => layoutPattern.test(module))) return 'frame'
  if (
    users.filter((module) => publicPagePattern.test(module)).length < minSharedPages ||
    consent.test(id)
  ) {
    return null
  }
  const needed = collectReachable(id, (module) => graph.getModuleInfo(module)?.importedIds)
  return needed.some((module) => neverSharedPattern.test(module)) ? null : 'shared'
}

/** A module and all that a way leads to from it. */
function collectReachable(
  start: string,
  next: (module: string) => readonly string[] | undefined,
): string[] {
  const reached = new Set([start])
  // A set gives what is added to it during the walk too.
  for (const module of reached) for (const other of next(module) ?? []) reached.add(other)
  return [...reached]
}
