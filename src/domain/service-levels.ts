interface Level {
  readonly levelNumber: number
}
interface PricedLevel extends Level {
  readonly serviceFee?: { readonly valueString?: string | null | undefined } | null | undefined
}

/** The levels by their number; a server may give them in any order. */
export function sortLevels<L extends Level>(levels: readonly L[]): L[] {
  return levels.toSorted((one, other) => one.levelNumber - other.levelNumber)
}

/** The price from which a visa can be had: that of its first level, as the server words it (spec 2.3). */
export function getStartingFee(levels: readonly PricedLevel[]): string | undefined {
  return sortLevels(levels)[0]?.serviceFee?.valueString ?? undefined
}
