import { useCallback } from 'react'

import type { ListedRecord } from '#domain/dependents.ts'

import type { ExtendedList, ListExtension, ListPart } from '../../core/table/extension.ts'
import { RowActions } from './RowActions.tsx'
import { usePageFinder } from './usePublicPage.ts'

/** In each row, the public page of the record and its copy. */
export const followUpInLists: ListExtension = {
  name: 'follow-up',
  useListPart<Row extends ListedRecord>({ name, getRecordName }: ExtendedList<Row>) {
    const findPage = usePageFinder(name)
    const renderRowActions = useCallback<NonNullable<ListPart<Row>['renderRowActions']>>(
      (record, className) => (
        <RowActions
          entity={name}
          id={record.id}
          name={getRecordName(record)}
          page={findPage?.(record)}
          className={className}
        />
      ),
      [name, getRecordName, findPage],
    )
    return { renderRowActions }
  },
}
