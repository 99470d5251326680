import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'

import { collectReachable } from '../reachable.ts'
import type { ImportGraph } from './import-graph.ts'
import { type Commit, readHistory, readLastRelease } from './release.ts'

/** What the sources say of a component. Paths are from the project's root. */
export interface ComponentFacts {
  /** The files of the component. */
  readonly sources: readonly string[]
  /** The unit tests that import it. */
  readonly tests: readonly string[]
  /** The files that import it, with the title of their stories if they have some. */
  readonly uses: readonly { readonly path: string; readonly title?: string | undefined }[]
  /** The titles of the components that it imports. */
  readonly parts: readonly string[]
  /** The tokens that its styles use. */
  readonly tokens: readonly string[]
  /** How many routes show it. */
  readonly routes: number
  /** The last three. */
  readonly changes: readonly Commit[]
}

export interface AllFacts {
  /** By the path of the component's stories. */
  readonly components: Readonly<Record<string, ComponentFacts>>
  /** How many routes there are. */
  readonly routes: number
  /** The name of the last release, with which the sidebar compares. */
  readonly release?: string | undefined
}

const isStories = (path: string) => path.endsWith('.stories.tsx')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isRoute = (path: string) => path.startsWith('src/routes/')

/**
 * The files that stories are about: the one of the same name, and what they import from their own folder. Stories of a
 * whole screen import nothing of it.
 */
export function findSources({ imports }: ImportGraph, stories: string): string[] {
  const folder = posix.dirname(stories)
  const namesake = stories.replace('.stories.tsx', '.tsx')
  const neighbours = (imports.get(stories) ?? []).filter(
    (path) => posix.dirname(path) === folder && path.endsWith('.tsx'),
  )
  return [...new Set([...(imports.has(namesake) ? [namesake] : []), ...neighbours])]
}

/** The styles that these files import. */
export function findStyles({ imports }: ImportGraph, sources: readonly string[]): string[] {
  return sources.flatMap((path) =>
    (imports.get(path) ?? []).filter((imported) => imported.endsWith('.css')),
  )
}

/** Computes the facts of every component with stories. */
export async function readComponentFacts(root: URL, graph: ImportGraph): Promise<AllFacts> {
  const stories = [...graph.imports.keys()].filter(isStories)
  const routes = [...graph.imports.keys()].filter(isRoute)
  const history = readHistory(root)
  const titles = new Map<string, string>()
  for (const path of stories) {
    const text = await readFile(new URL(path, root), 'utf8')
    const title = text.slice(text.indexOf('const meta')).match(/\btitle: '([^']+)'/)?.[1]
    // A file of the same name is what the stories are about; its neighbours may have stories of their own.
    const [source] = findSources(graph, path)
    if (title !== undefined && source !== undefined) titles.set(source, title)
  }
  const tokens = await readTokens(root, graph)
  const components = stories.map((path): [string, ComponentFacts] => {
    const sources = findSources(graph, path)
    const importers = new Set(sources.flatMap((source) => graph.importers.get(source) ?? []))
    const uses = [...importers]
      .filter((user) => !isStories(user) && !isTest(user) && !sources.includes(user))
      .toSorted()
      .map((user) => ({ path: user, title: titles.get(user) }))
    const parts = sources.flatMap((source) => graph.imports.get(source) ?? [])
    const styles = findStyles(graph, sources)
    const changes = [path, ...sources, ...styles].flatMap((changed) => history.get(changed) ?? [])
    return [
      path,
      {
        sources,
        tests: [...importers].filter(isTest).toSorted(),
        uses,
        parts: [...new Set(parts.flatMap((part) => titles.get(part) ?? []))].toSorted(),
        tokens: [...new Set(styles.flatMap((style) => tokens.get(style) ?? []))].toSorted(),
        routes: [...collectReachable(sources, (used) => graph.importers.get(used))].filter(isRoute)
          .length,
        changes: toLatest(changes),
      },
    ]
  })
  const release = readLastRelease(root)?.name
  return { components: Object.fromEntries(components), routes: routes.length, release }
}

/** The tokens that each file of styles uses: what a stylesheet defines for itself is none. */
async function readTokens(
  root: URL,
  { imports }: ImportGraph,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const styles = new Set([...imports.values()].flat().filter((path) => path.endsWith('.css')))
  const found = [...styles].map(async (path): Promise<[string, string[]]> => {
    const text = await readFile(new URL(path, root), 'utf8')
    const names = Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
    return [path, names.filter((name) => !text.includes(`${name}:`))]
  })
  return new Map(await Promise.all(found))
}

/** A commit changes several files of a component. */
function toLatest(commits: readonly Commit[]): Commit[] {
  const each = new Map(commits.map((commit) => [`${commit.date} ${commit.subject}`, commit]))
  return [...each.values()].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 3)
}
