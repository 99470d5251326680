import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { formatLongDate } from '#domain/dates.ts'
import { describeRecord, type NameRecord } from '#domain/record-names.ts'

/**
 * Names a record for people. An untitled one is named by what it has ('Article sans titre du 3 mars 2026', 'Intervention –
 * Belgique, Visa étudiant'), never by its number, which nobody knows it by.
 */
export function useRecordName(): NameRecord {
  const { t } = useTranslation('admin')
  return useCallback(
    (entity, record) => {
      const { name, day, details } = describeRecord(entity, record)
      if (name !== undefined) return name
      const date = day && formatLongDate(day, 'fr')
      const kind = t(`untitled.${entity}`)
      const dated = date === undefined || date === '' ? kind : t('untitled.dated', { kind, date })
      return details.length === 0
        ? dated
        : t('untitled.detailed', { kind: dated, details: details.join(', ') })
    },
    [t],
  )
}
