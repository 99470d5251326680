import type { ListedRecord } from '#domain/dependents.ts'

import { checksInLists } from './checks/list-extension.ts'
import { searchInLists } from './search/list-extension.tsx'
import { followUpInLists } from './follow-up/list-extension.tsx'
import type { ListExtension } from '../core/table/extension.ts'
import { RecordList, type RecordListProps } from '../core/table/RecordList.tsx'
import { useAdminEvents } from './admin-events.ts'
import { translationsInLists } from './translations/list-extension.ts'
import { versionsInLists } from './versions/list-extension.tsx'

/** In the order of what they show. */
const extensions: readonly ListExtension[] = [
  followUpInLists,
  searchInLists,
  translationsInLists,
  checksInLists,
  versionsInLists,
]

/** The list of an entity with every feature. To take a feature out, delete its line and its folder. */
export function EntityList<Row extends ListedRecord>(
  props: Omit<RecordListProps<Row>, 'extensions' | 'events'>,
) {
  return <RecordList {...props} extensions={extensions} events={useAdminEvents()} />
}
