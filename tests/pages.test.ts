import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { sectionTitles } from '#mocks/specification-sections.ts'
import { getPattern, pages, screens } from '#routes/-pages.ts'

import { matchRoute } from '../scripts/design-system/match-route.ts'

const root = new URL('../', import.meta.url)
const readText = (path: string) => readFile(new URL(path, root), 'utf8')

/** The routes with a component, except the layout routes. */
async function findRoutesWithScreens(): Promise<string[]> {
  const paths = globSync('src/routes/**/*.tsx', { cwd: root.pathname })
  const texts = await Promise.all(paths.map(readText))
  return texts.flatMap((text) => {
    const id = text.match(/create(?:Lazy)?FileRoute\('([^']+)'\)/)?.[1]
    const isLayout = id === '/_public' || id === '/admin'
    return id === undefined || isLayout || !/\bcomponent\b/.test(text) ? [] : [id]
  })
}

it('every route with a screen is a page, and no route that redirects', async () => {
  expect(Object.keys(pages).toSorted()).toEqual((await findRoutesWithScreens()).toSorted())
})

it('every page refers to stories and sections that exist', async () => {
  const files = globSync('src/**/*.stories.tsx', { cwd: root.pathname })
  const texts = await Promise.all(files.map(readText))
  const titles = new Set(texts.map((text) => text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1]))
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
