import { expect, it } from 'vitest'

import { createDatabase } from './database.ts'
import { createMemoryOverlay, createOverlayOfSeed, type OverlayStore } from './overlay.ts'
import type { ReadSeed } from './seed.ts'
import { type SeedVariant, withSeedVariant } from './seed-variants.ts'

const tags = [{ id: 1, name: 'Études' }]
const readTags: ReadSeed = async (table) => (table === 'tags' ? (tags as never) : [])

function setUp() {
  let variant: SeedVariant | undefined
  const opened: (SeedVariant | undefined)[] = []
  const notify = new Map<SeedVariant | undefined, () => void>()
  const getVariant = () => variant
  const overlay = createOverlayOfSeed(getVariant, async (seed): Promise<OverlayStore> => {
    opened.push(seed)
    return {
      ...createMemoryOverlay(),
      subscribe(onExternalChange) {
        notify.set(seed, onExternalChange)
        return () => undefined
      },
    }
  })
  const { tags: table, reset } = createDatabase(overlay, withSeedVariant(getVariant, readTags))
  const readNames = async () => (await table.all()).map(({ name }) => name)
  const show = (seed: SeedVariant | undefined) => {
    variant = seed
  }
  return { table, reset, overlay, opened, notify, readNames, show }
}

it('keeps the changes of each seed apart, and discards those of one', async () => {
  const { table, reset, readNames, show, opened } = setUp()
  await table.update({ id: 1, name: 'Séjour' })
  show('many')
  expect(await readNames()).toEqual(['Études'])
  await table.insert({ name: 'Travail' })
  await table.remove(1)
  show(undefined)
  expect(await readNames()).toEqual(['Séjour'])
  await reset()
  expect(await readNames()).toEqual(['Études'])
  show('many')
  expect(await readNames()).toEqual(['Travail'])
  expect(opened).toEqual([undefined, 'many'])
})

it('hears of changes that other tabs make to the seed that it shows, and of no others', async () => {
  const { overlay, notify, readNames, show } = setUp()
  let heard = 0
  const stop = overlay.subscribe(() => {
    heard += 1
  })
  await readNames()
  notify.get(undefined)?.()
  expect(heard).toBe(1)
  show('many')
  await readNames()
  notify.get(undefined)?.()
  expect(heard).toBe(1)
  notify.get('many')?.()
  expect(heard).toBe(2)
  stop()
  notify.get('many')?.()
  expect(heard).toBe(2)
})
