/**
 * A rating from free text: '4', '4.5', '4,5', '4,5/5', '4 / 5'. Rounded to the nearest half;
 * undefined for what cannot be read or is not between 0 and 5.
 */
export function parseStars(text: string): number | undefined {
  const digits = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*5)?$/.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const value = Number(digits.replace(',', '.'))
  return value > 5 ? undefined : Math.round(value * 2) / 2
}
