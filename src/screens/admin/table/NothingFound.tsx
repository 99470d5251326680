import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { formLink } from '../frame/places.ts'
import type { ListDefinition, ListedRecord } from './definition.ts'

interface NothingFoundProps<Row extends ListedRecord> {
  list: Pick<ListDefinition<Row>, 'name' | 'addLabel'>
  /** There are records, and none matches. */
  isFiltered: boolean
  onClear: () => void
}

/** In place of the table: nothing was made yet, or nothing matches. */
export function NothingFound<Row extends ListedRecord>(props: NothingFoundProps<Row>) {
  const { list, isFiltered, onClear } = props
  const { t } = useTranslation('admin')
  if (isFiltered) {
    return (
      <StateMessage
        kind="empty"
        title={t('table.noMatch')}
        text={t('table.noMatchAdvice')}
        action={
          <Button look="secondary" onClick={onClear}>
            {t('table.clearFilters')}
          </Button>
        }
      />
    )
  }
  return (
    <StateMessage
      kind="empty"
      title={t('table.empty')}
      text={t('table.emptyAdvice')}
      action={
        <Link {...formLink(list.name)} className={buttonLook('secondary')}>
          {list.addLabel}
        </Link>
      }
    />
  )
}
