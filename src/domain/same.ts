/** Whether two plain values (texts, numbers, lists, records of these) hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const values = new Map<string, unknown>(Object.entries(one))
  const others = new Map<string, unknown>(Object.entries(other))
  const names = new Set([...values.keys(), ...others.keys()])
  return [...names].every((name) => isSame(values.get(name), others.get(name)))
}
