/** Ids in a URL, ranges in short: '1-3,7' of 1, 2, 3 and 7, so that a selection of thousands has an address. */
export function stringifyIds(ids: readonly number[]): string {
  const parts: { first: number; last: number }[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const part = parts.at(-1)
    if (part !== undefined && part.last === id - 1) part.last = id
    else parts.push({ first: id, last: id })
  }
  return parts
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',')
}

/** Whether ids in a URL name an id; what is malformed names none. */
export function parseIds(text: string): (id: number) => boolean {
  const ranges = text.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
    return first === undefined ? [] : [{ first: Number(first), last: Number(last) }]
  })
  return (id) => ranges.some(({ first, last }) => id >= first && id <= last)
}
