import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import styles from './ListLoadError.module.css'

interface ListLoadErrorProps {
  list: Pick<UseQueryResult, 'isError' | 'refetch'>
  /** The field that takes the focus: the retry button disappears while the list loads. */
  fieldId: string
}

/** Shows under a field that its options could not be loaded. The live region is always rendered. */
export function ListLoadError({ list, fieldId }: ListLoadErrorProps) {
  const { t } = useTranslation('adminForms')
  return (
    <div role="status" className={styles.status}>
      {list.isError && (
        <p className={styles.error}>
          {t('listFailed')}{' '}
          <Button
            variant="tertiary"
            size="small"
            onClick={() => {
              void list.refetch()
              document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus()
            }}
          >
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
