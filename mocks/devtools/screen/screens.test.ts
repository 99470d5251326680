import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { sectionTitles } from '../../specification-sections.ts'
import { screens } from './screens.ts'

const root = new URL('../../../', import.meta.url)
const readText = (path: string) => readFile(new URL(path, root), 'utf8')

/** The routes that show a screen: those that draw something and are no frame of others. */
async function findRoutesWithScreens(): Promise<string[]> {
  const paths = globSync('src/routes/**/*.tsx', { cwd: root.pathname })
  const texts = await Promise.all(paths.map(readText))
  return texts.flatMap((text) => {
    const id = text.match(/create(?:Lazy)?FileRoute\('([^']+)'\)/)?.[1]
    const isFrame = id === '/_public' || id === '/admin'
    return id === undefined || isFrame || !/\bcomponent\b/.test(text) ? [] : [id]
  })
}

it('every screen is listed by its route, and nothing else is', async () => {
  expect(Object.keys(screens).toSorted()).toEqual((await findRoutesWithScreens()).toSorted())
})

it('names stories and sections that exist', async () => {
  const files = globSync('src/**/*.stories.tsx', { cwd: root.pathname })
  const texts = await Promise.all(files.map(readText))
  const titles = new Set(texts.map((text) => text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1]))
  for (const [route, { spec, stories }] of Object.entries(screens)) {
    for (const title of stories) expect(titles, route).toContain(title)
    for (const section of spec) expect(sectionTitles, route).toHaveProperty([section])
  }
})
