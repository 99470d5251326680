/** Chance that is the same everywhere: a string (a slug) gives the same rolls on server, browser and test. */
export interface SeededRandom {
  /** A number from `low` up to, not including, `high`. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both possible. */
  integer: (low: number, high: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + roll() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return { between, integer, pick: (items) => items[integer(0, items.length - 1)] ?? items[0] }
}

/** FNV-1a with a last stir, so that 'visa-1' and 'visa-2' share nothing. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const letter of text) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}
