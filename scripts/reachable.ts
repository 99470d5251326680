/** These items and everything that can be reached from them, also in circles. */
export function collectReachable<Item>(
  starts: Iterable<Item>,
  getNext: (item: Item) => Iterable<Item> | undefined,
): ReadonlySet<Item> {
  const reached = new Set(starts)
  // A set yields what is added while it is read.
  for (const item of reached) for (const next of getNext(item) ?? []) reached.add(next)
  return reached
}
