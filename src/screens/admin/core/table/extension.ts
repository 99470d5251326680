import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import type { Elements } from '#ui/elements.ts'

import type { RecordDefinition } from '../definition/record-definition.ts'
import type { ListColumn, ListDefinition, ListFilter } from './list-definition.ts'
import type { ResultsPart } from './RecordResults.tsx'

/** A list of records, as its extensions see it. */
export interface ExtendedList<Row extends ListedRecord> {
  readonly name: EntityName
  /** Those that the list has itself. */
  readonly columns: readonly ListColumn<Row>[]
  /** Undefined until loaded. */
  readonly records: readonly Row[] | undefined
  /** When they were loaded. */
  readonly updatedAt: number
  readonly getRecordName: (row: Row) => string
  /** How a record is read by its form: a chunk of its own, for what needs it. */
  readonly loadDefinition: () => Promise<RecordDefinition>
}

/** What a feature adds to a list of records. The list knows these places, and no feature. */
export interface ListPart<Row extends ListedRecord> {
  readonly columns?: readonly ListColumn<Row>[]
  /** After those of the list. Columns, filters and actions stay the same from render to render while they do the same. */
  readonly filters?: readonly ListFilter<Row>[]
  /** Whether a filter that the URL has is not known yet. */
  readonly isPending?: boolean
  readonly renderRowActions?: ListDefinition<Row>['renderRowActions']
  readonly Above?: ResultsPart<Row>['Above']
  readonly below?: Elements
  /** What the toast that confirms deletions leads on to. */
  readonly renderDeletedActions?: (deleted: readonly Row[]) => Elements | undefined
}

/** A feature of the back-office, as the lists of records see it. */
export interface ListExtension {
  readonly name: string
  /** Called at each render of a list: it may use hooks. */
  readonly useListPart: <Row extends ListedRecord>(list: ExtendedList<Row>) => ListPart<Row>
}

/** Asks each extension for its part. */
export function useListParts<Row extends ListedRecord>(
  extensions: readonly ListExtension[],
  list: ExtendedList<Row>,
): readonly (ListPart<Row> & Pick<ListExtension, 'name'>)[] {
  // oxlint-disable-next-line react/rules-of-hooks -- the list of extensions is a constant
  return extensions.map(({ name, useListPart }) => ({ name, ...useListPart(list) }))
}
