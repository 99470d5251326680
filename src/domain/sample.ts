/**
 * Some of a list, in an order, that follow from a seed: the same seed always gives the same ones, so that
 * what looks random does not change while a page is open.
 */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = createSeededRandom(seed)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ item }) => item)
}

/** Numbers from 0 up to 1 (mulberry32). */
function createSeededRandom(seed: number): () => number {
  let state = Math.floor(seed * 2 ** 32)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
