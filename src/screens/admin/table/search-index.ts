import { useEffect } from 'react'

import { stripTags } from '#domain/html.ts'
import { foldText } from '#lib/text.ts'

import type { ListDefinition, ListRecord } from './list-definition.ts'

/** The folded text of each record. */
const searchTextByRecord = new WeakMap<object, string>()

/** Longer fields are searched up to this length only. */
const maxFieldLength = 600

/** The folded text that the search compares; cached per record. */
export function getSearchText<Row extends ListRecord>(
  row: Row,
  { getSearchableValues }: Pick<ListDefinition<Row>, 'getSearchableValues'>,
): string {
  const cached = searchTextByRecord.get(row)
  if (cached !== undefined) return cached
  const text = foldText(getSearchableValues(row).map(toSearchableText).join(' \n '))
  searchTextByRecord.set(row, text)
  return text
}

/** Strips tags with a regular expression for speed: the result is compared and never shown. */
function toSearchableText(value: string | number | null | undefined): string {
  return stripTags(String(value ?? '').slice(0, maxFieldLength))
}

/** The folded words of a search. A record must contain all of them. */
export function parseSearchWords(search: string): string[] {
  return foldText(search)
    .split(' ')
    .filter((word) => word !== '')
}

const batchSize = 250

/** Fills the cache in small batches after rendering, so that the first keystroke does not have to. */
export function useSearchIndex<Row extends ListRecord>(
  rows: readonly Row[],
  list: ListDefinition<Row>,
): void {
  useEffect(() => {
    let nextIndex = 0
    let timer: ReturnType<typeof setTimeout>
    const indexNextBatch = () => {
      for (const row of rows.slice(nextIndex, nextIndex + batchSize)) getSearchText(row, list)
      nextIndex += batchSize
      if (nextIndex < rows.length) timer = setTimeout(indexNextBatch)
    }
    timer = setTimeout(indexNextBatch)
    return () => clearTimeout(timer)
  }, [rows, list])
}
