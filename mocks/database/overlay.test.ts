import { describe, expect, it, vi } from 'vitest'

import { createDatabase } from './database.ts'
import {
  createMemoryOverlay,
  createOverlayOfSeed,
  type OverlayStore,
  withChangeListener,
} from './overlay.ts'
import type { ReadSeedTable } from './seed.ts'
import { type SeedVariant, withSeedVariant } from './seed-variants.ts'

const tags = [{ id: 1, name: 'Études' }]
const readTags: ReadSeedTable = async (table) => (table === 'tags' ? (tags as never) : [])

function setUp() {
  let variant: SeedVariant | undefined
  const opened: (SeedVariant | undefined)[] = []
  const externalListeners = new Map<SeedVariant | undefined, () => void>()
  const getVariant = () => variant
  const overlay = createOverlayOfSeed(getVariant, async (openedVariant): Promise<OverlayStore> => {
    opened.push(openedVariant)
    return {
      ...createMemoryOverlay(),
      subscribe(onExternalChange) {
        externalListeners.set(openedVariant, onExternalChange)
        return () => undefined
      },
    }
  })
  const { tags: table, reset } = createDatabase(overlay, withSeedVariant(getVariant, readTags))
  const readNames = async () => (await table.all()).map(({ name }) => name)
  const setVariant = (next: SeedVariant | undefined) => {
    variant = next
  }
  return { table, reset, overlay, opened, externalListeners, readNames, setVariant }
}

it('keeps the changes of each variant of the seed apart', async () => {
  const { table, readNames, setVariant, opened } = setUp()
  await table.update({ id: 1, name: 'Séjour' })
  setVariant('many')
  expect(await readNames()).toEqual(['Études'])
  await table.insert({ name: 'Travail' })
  await table.remove(1)
  setVariant(undefined)
  expect(await readNames()).toEqual(['Séjour'])
  setVariant('many')
  expect(await readNames()).toEqual(['Travail'])
  expect(opened).toEqual([undefined, 'many'])
})

it('discards the changes of one variant only', async () => {
  const { table, reset, readNames, setVariant } = setUp()
  await table.update({ id: 1, name: 'Séjour' })
  setVariant('many')
  await table.update({ id: 1, name: 'Travail' })
  setVariant(undefined)
  await reset()
  expect(await readNames()).toEqual(['Études'])
  setVariant('many')
  expect(await readNames()).toEqual(['Travail'])
})

it('hears of changes that other tabs make to the variant that it shows, and of no others', async () => {
  const { overlay, externalListeners, readNames, setVariant } = setUp()
  let notificationCount = 0
  const stop = overlay.subscribe(() => {
    notificationCount += 1
  })
  await readNames()
  externalListeners.get(undefined)?.()
  expect(notificationCount).toBe(1)
  setVariant('many')
  await readNames()
  externalListeners.get(undefined)?.()
  expect(notificationCount).toBe(1)
  externalListeners.get('many')?.()
  expect(notificationCount).toBe(2)
  stop()
  externalListeners.get('many')?.()
  expect(notificationCount).toBe(2)
})

it('forgets all other changes when it is replaced, and gives the rows in the order of their ids', async () => {
  const overlay = createMemoryOverlay()
  const { tags: table } = createDatabase(overlay, readTags)
  await table.insert({ name: 'Travail' })
  await overlay.replace([
    { table: 'tags', id: 9, record: { id: 9, name: 'Neuf' } },
    { table: 'tags', id: 8, record: { id: 8, name: 'Huit' } },
    { table: 'countries', id: 7, record: null },
  ])
  expect((await table.all()).map(({ id }) => id)).toEqual([1, 8, 9])
  expect(await table.insert({ name: 'Dix' })).toEqual({ id: 10, name: 'Dix' })
})

describe('who listens to a store', () => {
  it('hears of each change that is made through it, and of nothing else', async () => {
    const onChanged = vi.fn<() => void>()
    const overlay = withChangeListener(createMemoryOverlay(), onChanged)
    const { tags: table, reset } = createDatabase(overlay, readTags)
    await table.all()
    await table.update({ id: 99, name: 'Nulle part' })
    expect(await table.remove(99)).toBeUndefined()
    expect(onChanged).not.toHaveBeenCalled()
    await table.update({ id: 1, name: 'Séjour' })
    expect(onChanged).toHaveBeenCalledTimes(1)
    await overlay.replace([])
    expect(onChanged).toHaveBeenCalledTimes(2)
    await reset()
    expect(onChanged).toHaveBeenCalledTimes(3)
  })
})
