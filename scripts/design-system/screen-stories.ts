import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'

import { findScenario, type Scenario } from '#mocks/scenarios.ts'

import { toStoryName } from './story-name.ts'

/** How the server behaves in a story, in the order of the map. */
export const stateKinds = ['content', 'loading', 'empty', 'failing'] as const

/** A story of a screen. */
export interface MapState {
  /** The id of the story. */
  readonly id: string
  readonly name: string
  readonly kind: (typeof stateKinds)[number]
  /** The key of the viewport that the story sets. */
  readonly viewport?: string | undefined
}

/** The stories of one title. */
export interface MapStories {
  readonly title: string
  readonly states: readonly MapState[]
}

/** The stories files of `src/screens/`, by their paths from the project's root. */
export type StoriesFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A story, with the path that it shows. */
export interface FoundStory extends MapState {
  readonly title: string
  readonly file: string
  readonly path: string
}

/** The stories of whole pages, which have a path. */
export function findStories(file: string, module: Readonly<Record<string, unknown>>): FoundStory[] {
  // Storybook adds the order in which they are written: a module has its exports by the alphabet.
  const { default: meta = {}, __namedExportsOrder: order, ...exports } = module as StoriesModule
  const { title } = meta
  if (title === undefined) return []
  const names = order ?? Object.keys(exports)
  return names.flatMap((exportName): FoundStory[] => {
    const story = exports[exportName]
    const app = { ...meta.parameters?.app, ...story?.parameters?.app }
    if (story === undefined || app.path === undefined || !isExportStory(exportName, {})) return []
    const name = storyNameFromExport(exportName)
    return [
      {
        id: toId(title, name),
        name: story.name ?? toStoryName(name),
        kind: getKind(app.scenario),
        viewport: story.globals?.viewport?.value,
        title,
        file,
        path: app.path,
      },
    ]
  })
}

/** What the map reads of a story, or of what a file says for all of its stories. */
interface Annotations {
  readonly title?: string
  readonly name?: string
  readonly globals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters?: {
    readonly app?: { readonly path?: string; readonly scenario?: Scenario | string }
  }
}

type StoriesModule = Readonly<Record<string, Annotations | undefined>> & {
  readonly default?: Annotations
  readonly __namedExportsOrder?: readonly string[]
}

/** The worst of what the server does. */
function getKind(scenario: Scenario | string | undefined): MapState['kind'] {
  const { faults = {} } = (typeof scenario === 'string' ? findScenario(scenario) : scenario) ?? {}
  const all = Object.values(faults)
  if (all.some((fault) => fault !== 'empty' && fault !== 'never')) return 'failing'
  if (all.includes('never')) return 'loading'
  return all.includes('empty') ? 'empty' : 'content'
}

export function groupByTitle(stories: readonly FoundStory[]): MapStories[] {
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, states]) => ({
    title,
    states: states.map(({ id, name, kind, viewport }) => ({ id, name, kind, viewport })),
  }))
}

export const getFolder = (file: string) => file.replace(/\/[^/]*$/, '')

/** Stories of what is around every screen. The page in its middle is an example. */
export const isOfLayout = ({ file }: FoundStory) => getFolder(file).endsWith('/layout')

export const getLayout = ({ file }: FoundStory) =>
  file.startsWith('src/screens/admin/') ? '/admin' : '/_public'
