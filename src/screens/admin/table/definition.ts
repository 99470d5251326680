import type { ReactNode } from 'react'

import type { CsvValue } from '#domain/csv.ts'

import type { ListName } from '../frame/places.ts'

/** A record of any of the lists. */
export interface ListedRecord {
  readonly id: number
}

/** How wide a column is and how its cells are set. */
export type ColumnKind = 'id' | 'image' | 'name' | 'text' | 'short' | 'number' | 'date'

export interface ListColumn<Row extends ListedRecord> {
  /** In the address: `tri=title`, `colonnes=id,title`. */
  readonly id: string
  readonly title: string
  readonly kind: ColumnKind
  /** What is sorted by, and shown and exported unless the two below say more. */
  readonly value: (row: Row) => string | number | undefined
  readonly cell?: (row: Row) => ReactNode
  readonly exported?: (row: Row) => CsvValue
  readonly isUnsorted?: boolean
  /** Shown only by those who ask for it. */
  readonly isExtra?: boolean
}

/** A choice of one value among those that the records have. */
export interface ListFilter<Row extends ListedRecord> {
  /** In the address: `pays=belgique`. */
  readonly id: string
  readonly label: string
  /** The words of the value; records with the same words are found together. */
  readonly value: (row: Row) => string
}

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

/** One list of the back-office: what the shared table needs to know of an entity. */
export interface ListDefinition<Row extends ListedRecord> {
  readonly name: ListName
  readonly title: string
  /** The button that leads to the form of a new record. */
  readonly addLabel: string
  readonly columns: readonly ListColumn<Row>[]
  readonly filters: readonly ListFilter<Row>[]
  readonly sort: Sort
  /** The words by which a person knows a record. */
  readonly nameOf: (row: Row) => string
  /** What the search looks through. */
  readonly searched: (row: Row) => readonly (string | number | null | undefined)[]
}
