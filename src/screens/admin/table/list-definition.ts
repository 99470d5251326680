import type { ReactNode } from 'react'

import type { CsvValue } from '#domain/csv.ts'

import type { EntityName } from '../layout/entities.ts'

/** A record of any of the lists. */
export interface ListRecord {
  readonly id: number
}

/** How wide a column is and how its cells are set. */
export type ColumnVariant = 'id' | 'image' | 'name' | 'text' | 'short' | 'number' | 'date'

export interface ListColumn<Row extends ListRecord> {
  /** In the address: `tri=title`, `colonnes=id,title`. */
  readonly id: string
  readonly title: string
  readonly variant: ColumnVariant
  /** What is sorted by, and shown and exported unless the two below say more. */
  readonly getValue: (row: Row) => string | number | undefined
  readonly renderCell?: (row: Row) => ReactNode
  readonly getExportValue?: (row: Row) => CsvValue
  readonly isUnsortable?: boolean
  /** Shown only by those who ask for it. */
  readonly isHiddenByDefault?: boolean
}

/** A choice of one value among those that the records have. */
export interface ListFilter<Row extends ListRecord> {
  /** In the address: `pays=belgique`. */
  readonly id: string
  readonly label: string
  /** The words of the value; records with the same words are found together. */
  readonly getValue: (row: Row) => string
}

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

/** One list of the back-office: what the shared table needs to know of an entity. */
export interface ListDefinition<Row extends ListRecord> {
  readonly entity: EntityName
  readonly title: string
  /** The button that leads to the form of a new record. */
  readonly addLabel: string
  readonly columns: readonly ListColumn<Row>[]
  readonly filters: readonly ListFilter<Row>[]
  readonly defaultSort: Sort
  /** The words by which a person knows a record. */
  readonly getRecordName: (row: Row) => string
  /** What the search looks through. */
  readonly getSearchableValues: (row: Row) => readonly (string | number | null | undefined)[]
}
