import { useEffect } from 'react'

import { foldedText } from '#domain/text.ts'

import type { ListDefinition, ListedRecord } from './definition.ts'

/** Each record's words as the search compares them; kept as long as the record is. */
const index = new WeakMap<object, string>()

/** How much of one field is looked through. */
const longestField = 600

/** What of a record the search looks through, folded. */
export function searchedText<Row extends ListedRecord>(
  row: Row,
  { searched }: Pick<ListDefinition<Row>, 'searched'>,
): string {
  const known = index.get(row)
  if (known !== undefined) return known
  const text = foldedText(searched(row).map(wordsOf).join(' \n '))
  index.set(row, text)
  return text
}

/** Cheap on purpose: what comes of it is compared, never shown. */
function wordsOf(value: string | number | null | undefined): string {
  return String(value ?? '')
    .slice(0, longestField)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

/** The words looked for; all of them must be there. */
export function searchWords(search: string): string[] {
  return foldedText(search)
    .split(' ')
    .filter((word) => word !== '')
}

const perStep = 250

/** Reads the records in small steps while nothing else is to do, so that the first keystroke finds the work done. */
export function useSearchIndex<Row extends ListedRecord>(
  rows: readonly Row[],
  list: ListDefinition<Row>,
): void {
  useEffect(() => {
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      for (const row of rows.slice(next, next + perStep)) searchedText(row, list)
      next += perStep
      if (next < rows.length) timer = setTimeout(step)
    }
    timer = setTimeout(step)
    return () => {
      clearTimeout(timer)
    }
  }, [rows, list])
}
