/** Whether two plain values (strings, numbers, arrays, objects) are equal. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const values = new Map<string, unknown>(Object.entries(a))
  const others = new Map<string, unknown>(Object.entries(b))
  const names = new Set([...values.keys(), ...others.keys()])
  return [...names].every((name) => isDeepEqual(values.get(name), others.get(name)))
}
