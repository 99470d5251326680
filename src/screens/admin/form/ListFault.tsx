import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import styles from './ListFault.module.css'

interface ListFaultProps {
  list: Pick<UseQueryResult, 'isError' | 'refetch'>
  /** The field that offers the list: it gets the focus of the button, which goes while the list is read again. */
  fieldId: string
}

/** Says under a field that what it offers could not be read. Always there, so that what comes into it is announced. */
export function ListFault({ list, fieldId }: ListFaultProps) {
  const { t } = useTranslation('adminForms')
  return (
    <div role="status" className={styles.place}>
      {list.isError && (
        <p className={styles.fault}>
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
