import { entityNames, getFormPath, getReferrers, isEntityName } from '#domain/entities.ts'

import {
  getFormLink,
  getListPath,
  listPages,
  type ListName,
} from '#screens/admin/core/layout/entity-links.ts'

import type { FileRoutesById } from '../../src/routeTree.gen.ts'
import { collectDeclarations, readSources, type Sources, type Symbol } from './declarations.ts'
import { matchRoute } from './match-route.ts'

/** A route with a screen, and where it leads. */
export interface RouteFacts {
  /** As in `createFileRoute`. */
  readonly id: string
  /** Its pattern, as `/blog/$slug`. */
  readonly path: string
  /** The file of the component that it shows. Routes of one component are one screen. */
  readonly component: string
  /** The ids of other routes with a screen that links and navigation of this screen lead to, in any of its states. */
  readonly links: readonly string[]
}

export interface AllRouteFacts {
  readonly routes: readonly RouteFacts[]
  /** Where the layouts lead, by the id of the layout's route: header and footer, or menu and palette. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
}

interface Route {
  readonly id: string
  readonly path: string
  readonly component?: string | undefined
  /** Where its code begins. */
  readonly starts: readonly Symbol[]
}

/** The functions of the back-office that make a path of the name of a list or of an entity. */
const listFunction = getListPath.name
const formFunctions = new Set([getFormPath.name, getFormLink.name])

/** It leads to all pages of the back-office, and shows the page for unknown URLs, which has a route of its own. */
const adminEntry: keyof FileRoutesById = '/_public/admin/$'

/**
 * Where every screen leads, read from the declarations that its route uses: links, navigation, and paths that are passed on.
 * So a link counts that only an empty or failed state shows, none can be forgotten, and none outlives its code. The
 * prerendered pages would show loaded states only, and none of the back-office; and Storybook is built without them.
 *
 * What many screens share must not lead from each of them to everywhere:
 * - Paths that are made of an entity's name, and entries of tables by entities, are those of the screen's own entity; a form
 *   may also be that of an entity whose records refer to it. A screen without an entity leads back to the lists that lead
 *   to it, and to every form.
 * - What the back-office uses of `src/components` are previews of public pages.
 * - What a layout shows is a link of the layout.
 */
export async function readRouteLinks(root: URL): Promise<AllRouteFacts> {
  const sources = await readSources(root, isEntityName)
  const routes = findRoutes(sources)
  const redirects = routes.filter(({ component }) => component === undefined)
  const layouts = routes.filter(({ path, id }) => path === '' || id === '/admin')
  const screens = routes.filter((route) => !redirects.includes(route) && !layouts.includes(route))
  // A link to a path that no route has leads to the page for that, but nobody writes one.
  const reachable = [...screens, ...redirects].filter(({ path }) => path !== '/$')
  const resolve = (paths: readonly string[]): string[] => [
    ...new Set(
      paths
        .flatMap((path) => matchRoute(path, reachable) ?? [])
        .flatMap((linked) =>
          redirects.includes(linked) ? resolve(findPaths(sources, linked).own) : [linked.id],
        ),
    ),
  ]
  const found = new Map(
    screens.map((route) => {
      const { own, lists } = findPaths(sources, route)
      return [route.id, { own: resolve(own), lists: resolve(lists) }]
    }),
  )
  const findLinks = (id: string): string[] => {
    const { own = [], lists = [] } = found.get(id) ?? {}
    const back = lists.filter((list) => found.get(list)?.own.includes(id))
    return [...new Set([...own, ...back])].filter((link) => link !== id).toSorted()
  }
  return {
    routes: screens.map(({ id, path, component = '' }) => ({
      id,
      path,
      component,
      links: findLinks(id),
    })),
    layouts: Object.fromEntries(
      layouts.map((layout) => {
        const { own, lists } = findPaths(sources, layout)
        return [layout.id, resolve([...own, ...lists]).toSorted()]
      }),
    ),
  }
}

/** The routes of the site, by their files, with the component that each shows. */
function findRoutes(sources: Sources): Route[] {
  return [...sources].flatMap(([file, { declarations, imported }]): Route[] => {
    const route = declarations.get('Route')
    const id = route?.calls.find(({ name }) => /^create(?:Lazy)?FileRoute$/.test(name))?.argument
    if (route === undefined || id === undefined || id === adminEntry) return []
    const components = [...route.names]
      .flatMap((name) => imported.get(name) ?? [])
      .filter(({ path, name }) => path.startsWith('src/screens/') && /^[A-Z]/.test(name))
    // The layout of the back-office may fail, and is then drawn in that of the public pages.
    const layout =
      id === '/admin' ? components.find(({ name }) => name === 'AdminLayout') : undefined
    const starts = layout === undefined ? [{ path: file, name: 'Route' }] : [layout]
    const [component] = components.map(({ path, name }) => `${path} ${name}`)
    return [{ id, path: toPattern(id), component, starts }]
  })
}

/** `/_public/blog/` is the layout `_public` around `/blog`. */
function toPattern(id: string): string {
  const path = id.replace(/^\/_public/, '')
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The paths that the code of a route leads to, and the lists, without a list of its own. */
function findPaths(sources: Sources, { starts, path }: Route): { own: string[]; lists: string[] } {
  const isOfAdmin = path.startsWith('/admin')
  const list = listPages.find(({ name }) => `${path}/`.startsWith(`${getListPath(name)}/`))?.name
  const entity = list !== undefined && isEntityName(list) ? list : undefined
  const forms =
    entity === undefined ? entityNames : [entity, ...getReferrers(entity).map(({ from }) => from)]
  const declarations = collectDeclarations(
    sources,
    starts,
    (key) => entity === undefined || key === entity,
    (symbol) =>
      listFunction === symbol.name ||
      formFunctions.has(symbol.name) ||
      (isOfAdmin && symbol.path.startsWith('src/components/')),
  )
  const calls = declarations.flatMap((declaration) => declaration.calls)
  const named = calls.filter(
    ({ name, argument }) => name === listFunction && argument !== undefined,
  )
  const hasForms = calls.some(({ name }) => formFunctions.has(name))
  const hasLists = calls.some(({ name, argument }) => name === listFunction && !argument)
  return {
    own: [
      ...declarations.flatMap(({ paths }) => paths),
      ...named.map(({ argument }) => getListPath(argument as ListName)),
      ...(hasForms ? forms.map((form) => getFormPath(form)) : []),
      ...(hasLists && list !== undefined ? [getListPath(list)] : []),
    ],
    lists: hasLists && list === undefined ? listPages.map(({ name }) => getListPath(name)) : [],
  }
}
