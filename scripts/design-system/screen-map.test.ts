import { beforeAll, expect, it } from 'vitest'

import { screens } from '#routes/-pages.ts'

import { matchRoute } from './match-route.ts'
import { type AllRouteFacts, readRouteLinks } from './route-links.ts'
import { createScreenMap, type MapScreen, type ScreenMap } from './screen-map.ts'

let facts: AllRouteFacts
let map: ScreenMap
let mapped: readonly MapScreen[]

beforeAll(async () => {
  const files = import.meta.glob<Record<string, unknown>>('/src/screens/**/*.stories.tsx')
  const modules = await Promise.all(
    Object.entries(files).map(async ([path, load]) => [path.slice(1), await load()] as const),
  )
  facts = await readRouteLinks(new URL('../../', import.meta.url))
  map = createScreenMap(facts, Object.fromEntries(modules))
  mapped = map.sections.flatMap((section) => section.screens)
})

const find = (id: string) => mapped.find((screen) => screen.id === id)

it('has every screen once, in a section, with a name and a state of its own', () => {
  for (const { name, path } of screens) {
    const route = matchRoute(path, facts.routes)
    const found = mapped.filter(({ paths }) => paths.includes(route?.path ?? ''))
    expect(found, name).toHaveLength(1)
  }
  expect(new Set(mapped.map(({ name }) => name)).size).toBe(mapped.length)
  const names = new Set<string>(screens.map(({ name }) => name))
  for (const { id, stories } of mapped) {
    expect(names).toContain(id)
    expect(stories.flatMap(({ states }) => states).length, id).toBeGreaterThan(0)
  }
})

it('has the neighbours of a screen in each of its states, in both directions', () => {
  // A link of the loaded page, of an empty list, of a form after it was sent; a path that redirects.
  expect(find('services')?.leadsTo).toContain('interventions')
  expect(find('blog')?.leadsTo).toContain('faq')
  expect(find('contact')?.leadsTo).toContain('visa-details')
  // By the name of an entity: its own list and form, and forms of what refers to it.
  expect(find('admin-visas')?.leadsTo).toContain('admin-visa')
  expect(find('admin-visa')?.leadsTo).toContain('admin-intervention')
  expect(find('admin-countries')?.leadsTo).toContain('admin-plan-copy')
  for (const { id, leadsTo, reachedFrom } of mapped) {
    for (const other of leadsTo) expect(find(other)?.reachedFrom, `${id} → ${other}`).toContain(id)
    for (const other of reachedFrom) expect(find(other)?.leadsTo, `${other} → ${id}`).toContain(id)
  }
})

it('has no neighbour that only code shared with other screens leads to', () => {
  // Other entities, previews of public pages, the page for paths that do not exist.
  expect(find('admin-visas')?.leadsTo).not.toContain('admin-article')
  expect(find('admin-visas')?.leadsTo).not.toContain('admin-plan-copy')
  expect(find('admin-visa')?.leadsTo).not.toContain('contact')
  // The last one takes a save back.
  expect(find('admin-faq')?.leadsTo).toEqual([
    'faq',
    'admin-faqs',
    'admin-checks',
    'admin-plan-edit',
  ])
  expect(find('admin-plan-copy')?.leadsTo).not.toContain('admin-faqs')
  expect(find('not-found')?.reachedFrom).toEqual([])
})

it('says once, with the layout, what every screen of it leads to', () => {
  const [site, admin] = ['/_public', '/admin'].map((id) => map.layouts.find((one) => one.id === id))
  expect(site?.leadsTo).toEqual(expect.arrayContaining(['home', 'letter', 'lawyers', 'privacy']))
  expect(site?.stories.map(({ title }) => title)).toEqual(['Screens/Layout'])
  expect(admin?.leadsTo).toEqual(expect.arrayContaining(['admin', 'admin-checks', 'admin-visas']))
  expect(find('admin')?.reachedFrom).toEqual([])
})

it('sorts the states of a screen by what the server does, and keeps those of other subjects apart', () => {
  const states = find('home')?.stories.flatMap((group) => group.states) ?? []
  const getKind = (name: string) => states.find((state) => state.name === name)?.kind
  expect(getKind('Loaded')).toBe('content')
  expect(getKind('Loading')).toBe('loading')
  expect(getKind('No visa')).toBe('empty')
  expect(getKind('Visas failed')).toBe('failing')
  expect(states.find(({ name }) => name === 'Phone')).toMatchObject({
    id: 'screens-home--phone',
    viewport: 'phone',
  })
  const form = find('admin-country')
  expect(form?.stories.map(({ title }) => title)).toEqual(['Screens/Admin/Country form'])
  expect(form?.otherStories.map(({ title }) => title)).toContain('Screens/Admin/Saving a form')
})
