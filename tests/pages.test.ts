import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { entityNames, getFormPath } from '#domain/entities.ts'
import { fillPattern } from '#domain/page-urls.ts'
import { pages as texts } from '#i18n/fr/pages.ts'
import { sectionTitles } from '#mocks/specification-sections.ts'
import { findPage, getPattern, pages, screens } from '#routes/-pages.ts'

import { matchRoute } from '../scripts/design-system/match-route.ts'

const root = new URL('../', import.meta.url)
const readText = (path: string) => readFile(new URL(path, root), 'utf8')

interface RouteFile {
  readonly id: string
  readonly hasScreen: boolean
  readonly title: string | undefined
  readonly hasOwnMeta: boolean
}

/** Layouts, and the way to the routes of the back-office. */
const withoutPage: ReadonlySet<string> = new Set(['/_public', '/admin', '/_public/admin/$'])

/** The files of the routes that have a page. */
async function readRoutes(): Promise<RouteFile[]> {
  const files = await Promise.all(
    globSync('src/routes/**/*.tsx', { cwd: root.pathname }).map(readText),
  )
  return files.flatMap((file) => {
    const id = file.match(/create(?:Lazy)?FileRoute\('([^']+)'\)/)?.[1]
    if (id === undefined || withoutPage.has(id)) return []
    return [
      {
        id,
        hasScreen: /\bcomponent\b/.test(file),
        title: file.match(/staticData: \{[^}]*title: '([^']+)'/)?.[1],
        hasOwnMeta: file.includes('hasOwnMeta: true'),
      },
    ]
  })
}

it('every route with a screen is a page, and no route that redirects', async () => {
  const shown = (await readRoutes()).filter(({ hasScreen }) => hasScreen)
  expect(Object.keys(pages).toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
})

it('every public page has a title of its own, and a description, which its screen or the texts give', async () => {
  const described = new Set(
    Object.entries(texts).flatMap(([title, page]) => ('description' in page ? [title] : [])),
  )
  const routes = (await readRoutes()).filter(({ id }) => 'scriptLimit' in (findPage(id) ?? {}))
  expect(routes.map(({ title = '' }) => title).toSorted()).toEqual(Object.keys(texts).toSorted())
  const silent = routes.filter(({ title = '', hasOwnMeta }) => !hasOwnMeta && !described.has(title))
  expect(silent).toEqual([])
})

it('every page refers to stories and sections that exist', async () => {
  const files = globSync('src/**/*.stories.tsx', { cwd: root.pathname })
  const sources = await Promise.all(files.map(readText))
  const titles = new Set(sources.map((text) => text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1]))
  for (const [route, { spec, stories }] of Object.entries(pages)) {
    for (const title of stories) expect(titles, route).toContain(title)
    for (const section of spec) expect(sectionTitles, route).toHaveProperty([section])
  }
})

it('every example of a page is one of its own URLs, with a name of its own', () => {
  const routes = Object.keys(pages).map((id) => ({ id, path: getPattern(id) }))
  for (const [id, { examples }] of Object.entries(pages)) {
    for (const path of Object.values(examples)) expect(matchRoute(path, routes)?.id, path).toBe(id)
  }
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
})

/** Values for every parameter of a URL. */
const parameters = {
  country: 'belgique',
  visa: 'visa-etudiant',
  slug: 'refus',
  id: 3,
  list: 'faqs',
  kind: 'visas',
}

it('the URLs that the site builds are these (spec 2.1)', () => {
  const patterns = Object.keys(pages).map(getPattern)
  const built = patterns.filter((pattern) => /\$\w/.test(pattern))
  expect(
    Object.fromEntries(built.map((pattern) => [pattern, fillPattern(pattern, parameters)])),
  ).toEqual({
    '/blog/$slug': '/blog/refus',
    '/detailsavocatslist/$id': '/detailsavocatslist/3',
    '/detailsvisa/$country/$visa': '/detailsvisa/belgique/visa-etudiant',
    '/interventions/$country/$visa': '/interventions/belgique/visa-etudiant',
    '/pricing/$country/$visa': '/pricing/belgique/visa-etudiant',
    '/admin/articles/formulaire/$id': '/admin/articles/formulaire/3',
    '/admin/countries/formulaire/$id': '/admin/countries/formulaire/3',
    '/admin/faqs/formulaire/$id': '/admin/faqs/formulaire/3',
    '/admin/interventions/formulaire/$id': '/admin/interventions/formulaire/3',
    '/admin/visas/formulaire/$id': '/admin/visas/formulaire/3',
    '/admin/plans/import/$list': '/admin/plans/import/faqs',
    '/admin/plans/modification/$list': '/admin/plans/modification/faqs',
    '/admin/traductions/$kind/$id': '/admin/traductions/visas/3',
  })
  expect(entityNames.map((name) => [getFormPath(name), getFormPath(name, 3)])).toEqual([
    ['/admin/articles/formulaire', '/admin/articles/formulaire/3'],
    ['/admin/countries/formulaire', '/admin/countries/formulaire/3'],
    ['/admin/visas/formulaire', '/admin/visas/formulaire/3'],
    ['/admin/interventions/formulaire', '/admin/interventions/formulaire/3'],
    ['/admin/faqs/formulaire/new', '/admin/faqs/formulaire/3'],
  ])
})
