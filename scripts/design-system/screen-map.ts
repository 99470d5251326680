import { sanitize } from 'storybook/internal/csf'

import { type Tour, tours } from '#mocks/devtools/tours.ts'
import { findPage, mapSections, screens } from '#routes/-pages.ts'

import { matchRoute } from './match-route.ts'
import type { AllRouteFacts, RouteFacts } from './route-links.ts'
import {
  findStories,
  type FoundStory,
  getFolder,
  getLayout,
  groupByTitle,
  isOfLayout,
  type MapStories,
  type StoriesFiles,
} from './screen-stories.ts'
import { toStoryName } from './story-name.ts'

export interface MapScreen {
  /** The name of its first URL in `src/routes/-pages.ts`. */
  readonly id: string
  readonly name: string
  /** The patterns of its routes. */
  readonly paths: readonly string[]
  /** The stories of its own. */
  readonly stories: readonly MapStories[]
  /** What other stories show of it: a dialog, a save. */
  readonly otherStories: readonly MapStories[]
  /** The titles of the components that have stories of their own. */
  readonly parts: readonly string[]
  /** The ids of other screens. */
  readonly leadsTo: readonly string[]
  readonly reachedFrom: readonly string[]
  readonly tours: readonly { readonly title: string; readonly step: number; readonly of: number }[]
}

export interface MapSection {
  readonly title: string
  readonly screens: readonly MapScreen[]
}

/** What is around every screen of a layout. */
export interface MapLayout {
  readonly id: string
  readonly stories: readonly MapStories[]
  readonly leadsTo: readonly string[]
}

export interface ScreenMap {
  readonly sections: readonly MapSection[]
  readonly layouts: readonly MapLayout[]
}

/**
 * Every screen with its states and neighbours, from what exists: the routes and their links, the stories by the paths that
 * they show, the facts of its pages (`src/routes/-pages.ts`) and the tours.
 */
export function createScreenMap(facts: AllRouteFacts, files: StoriesFiles): ScreenMap {
  const stories = Object.entries(files).flatMap(([file, module]) => findStories(file, module))
  // Routes of one component are one screen: a form of a new record, and of one that exists.
  const groups = Map.groupBy(facts.routes, ({ component }) => component)
  const order = screens.map(({ name }) => name)
  const drafts = [...groups]
    .map(([component, routes]) => createScreen(component, routes, facts.routes, stories))
    .toSorted((one, other) => order.indexOf(one.screen.id) - order.indexOf(other.screen.id))
  const idOfRoute = new Map(
    drafts.flatMap(({ screen, routes }) => routes.map((route) => [route.id, screen.id] as const)),
  )
  const toIds = (routes: readonly string[], own?: string) =>
    drafts
      .map(({ screen }) => screen.id)
      .filter((id) => id !== own && routes.some((route) => idOfRoute.get(route) === id))
  const linked = drafts.map(({ screen, routes, ...draft }) => ({
    ...draft,
    screen: {
      ...screen,
      name: isAmbiguous(draft.title, drafts) ? toName(screen.id) : toTitleName(draft.title),
      leadsTo: toIds(
        routes.flatMap(({ links }) => links),
        screen.id,
      ),
    },
  }))
  const layouts = Object.entries(facts.layouts).map(([id, links]) => ({
    id,
    stories: groupByTitle(stories.filter((story) => isOfLayout(story) && getLayout(story) === id)),
    leadsTo: toIds(links),
  }))
  const withoutShared = omitSharedLinks(
    linked.map(({ screen }) => screen),
    layouts,
  )
  const mapped = linked.map(({ section }, index) => ({
    section,
    screen: withReachedFrom(withoutShared[index] as MapScreen, withoutShared),
  }))
  const sections = mapSections.map((title) => ({
    title,
    screens: mapped.filter(({ section }) => section === title).map(({ screen }) => screen),
  }))
  return { sections, layouts }
}

/** What a layout leads to and every other screen of it too, such as the start of each path of links, is said by the layout. */
function omitSharedLinks(
  all: readonly MapScreen[],
  layouts: readonly MapLayout[],
): readonly MapScreen[] {
  return all.map((screen) => {
    const siblings = all.filter((other) => isOfAdmin(other) === isOfAdmin(screen))
    const { leadsTo: shown = [] } =
      layouts.find(({ id }) => (id === '/admin') === isOfAdmin(screen)) ?? {}
    const isShared = (id: string) =>
      shown.includes(id) &&
      siblings.every((sibling) => sibling.id === id || sibling.leadsTo.includes(id))
    return { ...screen, leadsTo: screen.leadsTo.filter((id) => !isShared(id)) }
  })
}

/** Whether a screen is one of the back-office. */
export function isOfAdmin({ paths }: Pick<MapScreen, 'paths'>): boolean {
  return paths.some((path) => path.startsWith('/admin'))
}

function withReachedFrom(screen: MapScreen, all: readonly MapScreen[]): MapScreen {
  const from = all.filter(({ leadsTo }) => leadsTo.includes(screen.id))
  return { ...screen, reachedFrom: from.map(({ id }) => id) }
}

/** A screen, without its name and neighbours, which depend on the others. */
function createScreen(
  component: string,
  routes: readonly RouteFacts[],
  allRoutes: readonly RouteFacts[],
  stories: readonly FoundStory[],
) {
  const file = component.replace(/ .*/, '')
  const folder = getFolder(file)
  const isShown = (path: string) => routes.some((route) => route === matchRoute(path, allRoutes))
  const shown = stories.filter((story) => isShown(story.path) && !isOfLayout(story))
  const isOwn = (story: FoundStory) => getFolder(story.file) === folder
  const namesake = shown.find((story) => story.file === file.replace('.tsx', '.stories.tsx'))
  const title = (namesake ?? shown.find(isOwn))?.title
  const titles = new Set(shown.map((story) => story.title))
  const pages = routes.flatMap(({ id }) => findPage(id) ?? [])
  const references = pages.flatMap((page) => page.stories)
  const layoutTitles = new Set(stories.filter(isOfLayout).map((story) => story.title))
  const screen: MapScreen = {
    id: screens.find(({ path }) => isShown(path))?.name ?? sanitize(component),
    name: '',
    paths: routes.map(({ path }) => path),
    stories: groupByTitle(shown.filter(isOwn)),
    otherStories: groupByTitle(shown.filter((story) => !isOwn(story))),
    parts: [...new Set(references)].filter((part) => !titles.has(part) && !layoutTitles.has(part)),
    leadsTo: [],
    reachedFrom: [],
    tours: tours.flatMap((tour) => findSteps(tour, isShown)),
  }
  return { screen, routes, title, section: pages[0]?.section }
}

function findSteps({ title, steps }: Tour, isShown: (path: string) => boolean) {
  return steps.flatMap(({ path }, index) =>
    isShown(path) ? [{ title: title.en, step: index + 1, of: steps.length }] : [],
  )
}

/** Whether several screens have their states in the stories of one title, or one has none. */
function isAmbiguous(
  title: string | undefined,
  drafts: readonly { readonly title: string | undefined }[],
): title is undefined {
  return title === undefined || drafts.filter((draft) => draft.title === title).length > 1
}

/** `admin-plan-edit`, below a heading that says where it is, is 'Plan edit'. */
function toName(id: string): string {
  const words = id.replace(/^admin-/, '').replaceAll('-', ' ')
  return toStoryName(words.slice(0, 1).toUpperCase() + words.slice(1))
}

/** 'Screens/Lawyers/Directory' is 'Lawyers: directory'. */
function toTitleName(title: string): string {
  const [first = '', ...others] = title.replace(/^Screens\/(?:Admin\/)?/, '').split('/')
  return [first, ...others.map((part) => part.slice(0, 1).toLowerCase() + part.slice(1))].join(': ')
}
