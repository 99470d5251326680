import { useTranslation } from 'react-i18next'

import type { CaseFile } from '#domain/case-file/case-file.ts'
import { countReady } from '#domain/case-file/documents.ts'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import styles from './CaseFile.module.css'
import { FollowedList } from './FollowedList.tsx'
import { ListOffers } from './ListOffers.tsx'
import type { CaseRecords } from './useCaseRecords.ts'

interface DocumentsProps {
  file: CaseFile
  records: CaseRecords
  today: string
}

/** What is to be gathered: the lists that are followed, then those of the visas that can be. */
export function Documents({ file, records, today }: DocumentsProps) {
  const { t } = useTranslation('caseFile')
  const section = useFocusAfterRemoval<HTMLElement>(file.lists.length)
  const counts = records.listViews.map(({ lines }) => countReady(lines, today))
  const total = counts.reduce((sum, count) => sum + count.total, 0)
  const ready = counts.reduce((sum, count) => sum + count.ready, 0)
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.section}
      data-empty={file.lists.length === 0 || undefined}
      aria-labelledby="pieces"
    >
      <h2 id="pieces">{t('documents.title')}</h2>
      <p role="status" className={styles.total}>
        {counts.length > 1 && t('documents.ready', { count: ready, total })}
      </p>
      {file.visas.length === 0 && file.lists.length === 0 && (
        <p className={styles.none}>{t('documents.none')}</p>
      )}
      {records.listViews.map((view) => (
        <FollowedList key={view.list.id} view={view} today={today} />
      ))}
      {file.visas.map((visa) => (
        <ListOffers
          key={`${visa.country}/${visa.visa}`}
          file={file}
          visa={visa}
          record={records.getRecord(visa)}
        />
      ))}
    </section>
  )
}
