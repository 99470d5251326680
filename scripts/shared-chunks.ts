import type { Plugin, Rollup } from 'vite'

import { collectReachable } from './reachable.ts'

/** Stays in its own chunk. Vite replaces an entry that only imports by one script element for each import. */
const entryPattern = /\/src\/main\.tsx$/
/** Every public page needs the imports of the entry and the layout. */
const layoutPattern = /\/src\/(?:main|routes\/_public)\.tsx$/
const publicPagePattern = /\/src\/routes\/_public\/.+\.tsx\?tsr-split=component$/
const textsPattern = /\/src\/i18n\/(?<language>\w+)\/(?<namespace>\w+)\.ts$/
/** Texts of the layout, which every page needs, of cards, which several pages show, and of every page of the back-office. */
const textGroups = {
  frame: /^(?:layout|pages)$/,
  cards: /^(?:visa(?:Selection|Card|Picture)|articleCard)$/,
  'back-office': /^admin(?:Checks|FollowUp|Search|Versions)?$/,
}
/** 10 KB that only pages with foreign HTML need. No module that imports it may be shared. */
const neverSharedPattern = /\/node_modules\/dompurify\//
/** Only pages with foreign images, HTML, videos or maps need consent. */
const consentPattern = /\/src\/content\/(?:consent|useConsent)\.ts$/
/** A module is shared if this many kinds of public pages import it. docs/performance.md compares other numbers. */
const minSharedPages = 7

const adminScreenPattern = /\/src\/routes\/admin\/.+\.tsx\?tsr-split=component$/
/** Loaded for pages of the back-office alone, though the entry imports it. */
const adminRoutesPattern = /\/src\/routeTree\.gen\.ts$/
/** A module of the back-office is shared if this many of its screens import it. docs/performance.md compares other numbers. */
const minAdminScreens = 20

/**
 * Packages in a chunk of their own, so that evaluating the client is several short tasks instead of a long one
 * (scripts/prerender/inline-scripts.ts).
 */
const packageGroups = [
  {
    name: 'react-dom',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/react-dom\.ts$/,
  },
  {
    name: 'router',
    test: /\/node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//,
  },
  { name: 'i18next', test: /\/node_modules\/(?:react-)?i18next\// },
].map((group) => ({ ...group, priority: 1 }))

/** The barrel file imports every icon, and so hides who uses which. */
const barrelPattern = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/
const iconPattern = /\/node_modules\/lucide-react\/dist\/esm\/(?<file>icons\/[\w-]+\.mjs)$/

type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/**
 * Combines modules that many public pages import into one chunk. By default the bundler creates a chunk for every
 * combination of pages: 30 to 55 files for a page, most of them below 1 KB.
 */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: (config) => {
      if (config.build?.ssr === true) return {}
      const groups = [
        ...packageGroups,
        { name: getChunkGroup, debugName: 'shared-chunks' },
        // Without what its modules import: public pages need some of that, and would load the whole file.
        { name: getAdminGroup, debugName: 'admin-chunk', includeDependenciesRecursively: false },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** The chunk of a module; null lets the bundler decide. */
function getChunkGroup(id: string, graph: ModuleGraph): string | null {
  const { language, namespace = '' } = textsPattern.exec(id)?.groups ?? {}
  if (language !== undefined) {
    const group = Object.entries(textGroups).find(([, names]) => names.test(namespace))?.[0]
    return group === undefined ? null : `texts-${group}-${language}`
  }
  if (!isGrouped(id) || entryPattern.test(id)) return null
  const users = [...collectReachable([id], (module) => getImporters(module, graph))]
  if (users.some((module) => layoutPattern.test(module))) return 'frame'
  if (
    users.filter((module) => publicPagePattern.test(module)).length < minSharedPages ||
    consentPattern.test(id)
  ) {
    return null
  }
  const needed = [...collectReachable([id], (module) => graph.getModuleInfo(module)?.importedIds)]
  return needed.some((module) => neverSharedPattern.test(module)) ? null : 'shared'
}

/** The chunk of a module that nearly every screen of the back-office needs, and no public page, not even late. */
function getAdminGroup(id: string, graph: ModuleGraph): string | null {
  if (!isGrouped(id) || textsPattern.test(id)) return null
  const users = [...collectReachable([id], (module) => getImporters(module, graph))]
  if (users.filter((module) => adminScreenPattern.test(module)).length < minAdminScreens)
    return null
  const lateUsers = collectReachable([id], (module) => {
    const { dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    return adminRoutesPattern.test(module)
      ? []
      : [...getImporters(module, graph), ...dynamicImporters]
  })
  const isPublic = [...lateUsers].some(
    (module) => layoutPattern.test(module) || publicPagePattern.test(module),
  )
  return isPublic ? null : 'admin-frame'
}

/** Barrel files of packages hide who uses what. The bundler knows. */
function isGrouped(id: string): boolean {
  return !id.includes('/node_modules/') || iconPattern.test(id)
}

/** The modules that import one; of an icon, those that import it by name. */
function getImporters(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const { file } = iconPattern.exec(id)?.groups ?? {}
  if (file === undefined) return importers
  const barrel = graph.getModuleInfo(importers.find((module) => barrelPattern.test(module)) ?? '')
  const [, exports = ''] = barrel?.code?.match(new RegExp(`\\{([^}]*)\\} from '\\./${file}`)) ?? []
  const names = [...exports.matchAll(/\bas (\w+)/g)].map(([, name]) => name)
  const pattern = new RegExp(
    `\\{[^}]*\\b(?:${names.join('|')})\\b[^}]*\\} from ["']lucide-react["']`,
  )
  return (barrel?.importers ?? []).filter((user) =>
    pattern.test(graph.getModuleInfo(user)?.code ?? ''),
  )
}
