/** Random numbers that follow from a seed: the same on the server, in the browser and in tests. */
export interface SeededRandom {
  /** A number from `low` up to, but not including, `high`. */
  between: (low: number, high: number) => number
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Random numbers seeded by a string, such as a slug. */
export function createSeededRandom(seed: string): SeededRandom {
  // The extra mixing makes 'visa-1' and 'visa-2' unrelated.
  let hash = hashText(seed)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const random = createRandom((hash ^ (hash >>> 13)) >>> 0)
  const between = (low: number, high: number) => low + random() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return { between, integer, pick: (items) => items[integer(0, items.length - 1)] ?? items[0] }
}

/** A generator of numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a over code points. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
