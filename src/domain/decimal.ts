/**
 * The number that somebody typed with a comma or a point, with or without spaces between the thousands;
 * undefined for anything else. `<input type="number">` reads '1500,50' as 150050 and `Number('')` is 0,
 * so what is typed stays text until it comes here.
 */
export function parseDecimal(input: string): number | undefined {
  const compact = input.replaceAll(/\s/gu, '').replace(',', '.')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(compact)) return undefined
  const number = Number(compact)
  return Number.isFinite(number) ? number : undefined
}

/** The whole number that somebody typed; undefined for anything else. */
export function parseInteger(input: string): number | undefined {
  const number = parseDecimal(input)
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}

/** A number as it is typed in French: with a comma. */
export function formatDecimal(number: number): string {
  return String(number).replace('.', ',')
}
