import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { CsvValue } from '#domain/csv.ts'
import type { EntityName } from '#domain/entities.ts'
import type { Elements } from '#ui/elements.ts'

import type { ListName } from '../layout/entity-links.ts'

/** A record of any list. */
export interface ListRecord {
  readonly id: number
}

/** Sets the width and alignment of a column. */
export type ColumnVariant = 'id' | 'image' | 'name' | 'text' | 'short' | 'number' | 'date'

export interface ListColumn<Row extends ListRecord> {
  /** Used in the URL: `tri=title`, `colonnes=id,title`. */
  readonly id: string
  readonly title: string
  readonly variant: ColumnVariant
  /** The value to sort by. It is also displayed and exported, unless the next two members override that. */
  readonly getValue: (row: Row) => string | number | undefined
  readonly renderCell?: (row: Row) => ReactNode
  readonly getExportValue?: (row: Row) => CsvValue
  readonly isUnsortable?: boolean
  readonly isHiddenByDefault?: boolean
}

/** A column of the CSV file alone. Its cells fill a part of a field when the file is imported. */
export interface FileColumn<Row extends ListRecord> {
  readonly title: string
  readonly getValue: (row: Row) => string
  readonly field: string
  /** The value of the field with this part; undefined if the text stands for none. */
  readonly parse: (text: string, value: unknown) => unknown
}

/** A filter by one of the values that the records have. */
export interface ListFilter<Row extends ListRecord> {
  /** Used in the URL: `pays=belgique`. */
  readonly id: string
  readonly label: string
  /** The value as displayed. The URL has its slug. */
  readonly getValue: (row: Row) => string
  /** The values that exist even if no record has them. */
  readonly values?: readonly string[]
  /** A view of the list: what it is called, and the value that it selects. */
  readonly view?: { readonly name: string; readonly value: string }
  /** Whether the toolbar shows it only while the URL has it: a view sets it. */
  readonly isHiddenUntilSet?: boolean
  /** Why it cannot be applied now, as a sentence. */
  readonly unavailable?: string
}

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

/** What the shared table needs to know of one list. */
export interface ListDefinition<Row extends ListRecord> {
  readonly name: ListName
  readonly title: string
  /** The link to the form of a new record, where one can be made. */
  readonly add?: { readonly label: string; readonly link: LinkProps }
  readonly getRowLink: (row: Row) => LinkProps
  /** What the link of a row is called: 'edit' (the default) for the record's form, 'open' for a page about it. */
  readonly rowAction?: 'edit' | 'open'
  /** Further actions of a row, in its menu before 'delete'. The class name is that of an action. */
  readonly renderRowActions?: (row: Row, className: string | undefined) => Elements
  readonly columns: readonly ListColumn<Row>[]
  /** Columns that the export adds to the visible ones. */
  readonly fileColumns?: readonly FileColumn<Row>[]
  readonly filters: readonly ListFilter<Row>[]
  readonly defaultSort: Sort
  /** Rows under headings, in the default order, in which those of a group follow each other. */
  readonly groups?: {
    readonly getKey: (row: Row) => string
    readonly renderHeading: (row: Row) => Elements
  }
  /** What can be done with the selected records, beside their deletion: each leads to the page of a plan. */
  readonly selectionLinks?: readonly {
    readonly label: string
    readonly getLink: (ids: readonly number[]) => LinkProps
  }[]
  /** The link to the import of a file, where one can be imported. */
  readonly importLink?: { readonly label: string; readonly link: LinkProps }
  /** Names a record in labels and messages. */
  readonly getRecordName: (row: Row) => string
  readonly getSearchableValues: (row: Row) => readonly (string | number | null | undefined)[]
}

/** The list of an entity, without what the lists of all entities have in common. */
export interface EntityListDefinition<Row extends ListRecord> extends Omit<
  ListDefinition<Row>,
  'name' | 'title' | 'add' | 'getRowLink' | 'defaultSort'
> {
  readonly name: EntityName
  /** By default, by id. */
  readonly defaultSort?: Sort
}
