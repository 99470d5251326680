interface Level {
  readonly levelNumber: number
}
interface PricedLevel extends Level {
  readonly serviceFee?: { readonly valueString?: string | null | undefined } | null | undefined
}

/** Sorts levels by number; the server's order is arbitrary. */
export function sortLevels<L extends Level>(levels: readonly L[]): L[] {
  return levels.toSorted((a, b) => a.levelNumber - b.levelNumber)
}

/** A visa's starting price: that of its first level, as the server formats it (spec 2.3). */
export function getStartingFee(levels: readonly PricedLevel[]): string | undefined {
  return sortLevels(levels)[0]?.serviceFee?.valueString ?? undefined
}
