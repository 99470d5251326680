/** Whether two plain values (texts, numbers, lists, records of these) hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(valueOf(one, name), valueOf(other, name)))
}

function valueOf(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name]
}
