import { useEffect } from 'react'

import { stripTags } from '#domain/html.ts'
import { foldText } from '#lib/text.ts'

import type { ListDefinition, ListRecord } from './list-definition.ts'

/** Each record's words as the search compares them; kept as long as the record is. */
const searchTextByRecord = new WeakMap<object, string>()

/** How much of one field is looked through. */
const maxFieldLength = 600

/** What of a record the search looks through, folded. */
export function getSearchText<Row extends ListRecord>(
  row: Row,
  { getSearchableValues }: Pick<ListDefinition<Row>, 'getSearchableValues'>,
): string {
  const known = searchTextByRecord.get(row)
  if (known !== undefined) return known
  const text = foldText(getSearchableValues(row).map(toSearchableText).join(' \n '))
  searchTextByRecord.set(row, text)
  return text
}

/** Cheap on purpose: what comes of it is compared, never shown. */
function toSearchableText(value: string | number | null | undefined): string {
  return stripTags(String(value ?? '').slice(0, maxFieldLength))
}

/** The words looked for; all of them must be there. */
export function parseSearchWords(search: string): string[] {
  return foldText(search)
    .split(' ')
    .filter((word) => word !== '')
}

const batchSize = 250

/** Reads the records in small steps while nothing else is to do, so that the first keystroke finds the work done. */
export function useSearchIndex<Row extends ListRecord>(
  rows: readonly Row[],
  list: ListDefinition<Row>,
): void {
  useEffect(() => {
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const indexNextBatch = () => {
      for (const row of rows.slice(next, next + batchSize)) getSearchText(row, list)
      next += batchSize
      if (next < rows.length) timer = setTimeout(indexNextBatch)
    }
    timer = setTimeout(indexNextBatch)
    return () => {
      clearTimeout(timer)
    }
  }, [rows, list])
}
