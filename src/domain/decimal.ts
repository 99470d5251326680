/**
 * Parses a number typed with a comma or a point, with or without thousands spaces; undefined if invalid. `<input
 * type="number">` reads '1500,50' as 150050, and `Number('')` is 0, so form values stay text until here.
 */
export function parseDecimal(input: string): number | undefined {
  const compact = input.replaceAll(/\s/gu, '').replace(',', '.')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(compact)) return undefined
  const number = Number(compact)
  return Number.isFinite(number) ? number : undefined
}

/** Parses a typed integer; undefined if invalid. */
export function parseInteger(input: string): number | undefined {
  const number = parseDecimal(input)
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}

/** A number as typed in French: with a comma. */
export function formatDecimal(number: number): string {
  return String(number).replace('.', ',')
}
