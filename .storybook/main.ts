import type { StorybookConfig } from '@storybook/react-vite'

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import remarkGfm from 'remark-gfm'
import type { Manifests } from 'storybook/internal/types'
import type { Plugin } from 'vite'

import {
  findSources,
  findStyles,
  readComponentFacts,
} from '../scripts/design-system/component-facts.ts'
import { toPublishedManifests } from '../scripts/design-system/component-manifest.ts'
import { readImportGraph } from '../scripts/design-system/import-graph.ts'
import { findNews, readLastRelease } from '../scripts/design-system/release.ts'
import { checkTag, findChecks, stateTag } from '../scripts/design-system/story-checks.ts'
import { toStoryName } from '../scripts/design-system/story-name.ts'

const root = new URL('../', import.meta.url)
const isTest = process.env['VITEST'] !== undefined

/** Storybook's type lacks what is experimental. */
interface Configuration extends StorybookConfig {
  readonly experimental_manifests: (manifests?: Manifests) => Promise<Manifests>
}

const configuration: Configuration = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It writes the styles of each story anew, which tests neither need nor should depend on.
    ...(isTest ? [] : ['storybook-addon-pseudo-states']),
  ],
  // `manifests/components.json` and `.html`, for people and for assistants.
  features: {
    componentsManifest: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  experimental_manifests: async (manifests = {}) => toPublishedManifests(manifests, root),
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its filter shows them.
  tags: { [checkTag]: { defaultFilterSelection: 'exclude' } },
  // The sidebar: names as the titles are written, and tags for what is new and for what is a check. Tests need none of them.
  experimental_indexers: async (indexers = []) => {
    if (isTest) return indexers
    const graph = await readImportGraph(root)
    const release = readLastRelease(root)
    return indexers.map(({ createIndex, ...indexer }) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const stories = relative(root.pathname, file)
        const components = findSources(graph, stories)
        const sources = [...components, ...findStyles(graph, components)]
        const entries = await createIndex(file, options)
        const checks = findChecks(await readFile(file, 'utf8'), entries)
        const tagged = entries.map((entry) => {
          const { name = entry.exportName, exportName, tags = [] } = entry
          const news = release && findNews(release, { stories, exportName, sources })
          const added = [...(news ? [news] : []), ...(checks.has(exportName) ? [checkTag] : [])]
          const own = tags.filter((tag) => tag !== checkTag && tag !== stateTag)
          return { ...entry, name: toStoryName(name), tags: [...own, ...added] }
        })
        // The page of a component has the tags of its first story: it is shown if one is.
        return tagged.toSorted(
          (a, b) => Number(checks.has(a.exportName)) - Number(checks.has(b.exportName)),
        )
      },
    }))
  },
  viteFinal: async (config) => ({
    ...config,
    // Stories import more than the client.
    optimizeDeps: { ...config.optimizeDeps, noDiscovery: false },
    plugins: [
      // The built site's CSP forbids the inline styles that Storybook's own frame uses.
      ...(config.plugins?.flat().filter((plugin) => !isSiteOnlyPlugin(plugin)) ?? []),
      computedModule('component-facts', async () =>
        readComponentFacts(root, await readImportGraph(root)),
      ),
      // Loaded when a page asks for it: it imports code of the back-office.
      computedModule('route-links', async () => {
        const { readRouteLinks } = await import('../scripts/design-system/route-links.ts')
        return readRouteLinks(root)
      }),
    ],
  }),
  typescript: { reactDocgen: 'react-docgen' },
}

/** Provides what is computed as `virtual:<name>`. */
function computedModule(name: string, compute: () => Promise<unknown>): Plugin {
  const id = `\0virtual:${name}`
  return {
    name,
    resolveId: (source) => (`\0${source}` === id ? id : undefined),
    async load(loaded) {
      return loaded === id ? `export default ${JSON.stringify(await compute())}` : undefined
    },
  }
}

function isSiteOnlyPlugin(plugin: unknown): boolean {
  const siteOnlyPlugins = [
    'content-security-policy',
    'static-hosting',
    'prerender',
    'load-modules',
    'shared-chunks',
    'msw',
  ]
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    siteOnlyPlugins.includes(String(plugin.name))
  )
}

export default configuration
