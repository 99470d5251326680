import type { ComponentProps } from 'react'

import { checksInForms } from './checks/form-extension.tsx'
import { searchInForms } from './search/form-extension.tsx'
import { followUpInForms } from './follow-up/form-extension.tsx'
import type { FormExtension } from '../core/form/extension.tsx'
import { RecordForm } from '../core/form/RecordForm.tsx'
import { useAdminEvents } from './admin-events.ts'
import { translationsInForms } from './translations/form-extension.tsx'
import { versionsInForms } from './versions/form-extension.tsx'

/** In the order of what they show. The first one that surrounds a field is the outermost. */
const extensions: readonly FormExtension[] = [
  followUpInForms,
  versionsInForms,
  translationsInForms,
  checksInForms,
  searchInForms,
]

/** The form of a record with every feature. To take a feature out, delete its line and its folder. */
export function EntityForm(
  props: Omit<ComponentProps<typeof RecordForm>, 'extensions' | 'events'>,
) {
  return <RecordForm {...props} extensions={extensions} events={useAdminEvents()} />
}
