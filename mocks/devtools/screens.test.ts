import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { sectionTitles } from '../specification-sections.ts'
import { screenReferences } from './screens.ts'

const root = new URL('../../', import.meta.url)
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

it('has an entry for every route with a screen, and no other', async () => {
  expect(Object.keys(screenReferences).toSorted()).toEqual(
    (await findRoutesWithScreens()).toSorted(),
  )
})

it('refers to existing stories and sections', async () => {
  const files = globSync('src/**/*.stories.tsx', { cwd: root.pathname })
  const texts = await Promise.all(files.map(readText))
  const titles = new Set(texts.map((text) => text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1]))
  for (const [route, { spec, stories }] of Object.entries(screenReferences)) {
    for (const title of stories) expect(titles, route).toContain(title)
    for (const section of spec) expect(sectionTitles, route).toHaveProperty([section])
  }
})
