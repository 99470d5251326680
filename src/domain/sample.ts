import { createRandom } from '#lib/seeded-random.ts'

/** Picks `size` items in an order that follows from `seed` (0 to 1), so that the choice is stable while a page is open. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = createRandom(Math.floor(seed * 2 ** 32))
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item)
}
