import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  isTranslated,
  type RecordReport,
  type TranslatedPassage,
} from '#content/translations/translation-report.ts'
import { entityNames } from '#domain/entities.ts'
import { toPlainText } from '#i18n/passage.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LoadError } from '../../core/errors/LoadError.tsx'
import { getFormLink, getListPath } from '../../core/layout/entity-links.ts'
import { useLastListSearch } from '../../core/layout/last-list-search.ts'
import { PageHeader } from '../../core/layout/PageHeader.tsx'
import styles from './RecordTranslations.module.css'
import { translatedLanguage } from '../../core/layout/published-translations.ts'
import { useTranslationReport } from './useTranslationReport.ts'

interface RecordTranslationsProps {
  /** From the URL. */
  kind: string
  id: string
}

/** The passages of a record, French and English side by side. */
export function RecordTranslations({ kind, id }: RecordTranslationsProps) {
  const { t } = useTranslation('adminTranslations')
  const query = useTranslationReport()
  const { data: report, error } = query
  const record = report?.records.find((one) => one.kind === kind && String(one.id) === id)
  const boardLink = {
    label: t('title'),
    link: { to: getListPath('translations'), search: useLastListSearch('translations') },
  }
  if (report === undefined && error !== null) {
    return (
      <>
        <PageHeader title={t('title')} />
        <LoadError query={query} title={t('failed')} />
      </>
    )
  }
  if (report !== undefined && record === undefined) {
    return (
      <EmptyState
        variant="not-found"
        headingLevel={1}
        title={t('record.notFound')}
        text={t('record.notFoundText')}
        action={
          <Link {...boardLink.link} className={getButtonClassName('secondary')}>
            {t('record.back')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <PageHeader
        title={record?.name ?? t('title')}
        parent={boardLink}
        note={record && <p className={styles.kind}>{t(`kinds.${record.kind}`)}</p>}
        actions={record && <FormLink record={record} />}
      />
      <LoadingRegion
        busy={record === undefined}
        label={t('record.loading')}
        doneLabel={record && t('total', { count: record.passages.length })}
      >
        {record === undefined ? (
          <Skeleton lines={8} />
        ) : record.passages.length === 0 ? (
          <EmptyState variant="empty" title={t('record.empty')} />
        ) : (
          <PassageTable record={record} />
        )}
      </LoadingRegion>
    </>
  )
}

/** Links to the record's form; nothing for kinds without one, such as tags and lawyers. */
function FormLink({ record: { kind, id } }: { record: RecordReport }) {
  const { t } = useTranslation('adminTranslations')
  const entity = entityNames.find((name) => name === kind)
  if (entity === undefined) return null
  return (
    <Link {...getFormLink(entity, id)} className={getButtonClassName('secondary', 'small')}>
      <Pencil size={16} aria-hidden />
      <span>{t('record.edit')}</span>
    </Link>
  )
}

function PassageTable({ record: { passages } }: { record: RecordReport }) {
  const { t } = useTranslation('adminTranslations')
  return (
    <table className={styles.passages}>
      <thead>
        <tr>
          <th scope="col">{t('columns.french')}</th>
          <th scope="col">{t('columns.english')}</th>
        </tr>
      </thead>
      <tbody>
        {passages.map((passage, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a record may contain the same passage twice, so keys are not unique
          <tr key={index} data-missing={!isTranslated(passage) || undefined}>
            <td>{toPlainText(passage.source)}</td>
            <EnglishCell passage={passage} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EnglishCell({ passage }: { passage: TranslatedPassage }) {
  const { t } = useTranslation('adminTranslations')
  if (isTranslated(passage))
    return <td lang={translatedLanguage}>{toPlainText(passage.translation ?? '')}</td>
  return (
    <td>
      <strong className={styles.missing}>{t('record.missing')}</strong>
      {passage.error && <p className={styles.invalid}>{t('record.invalid')}</p>}
    </td>
  )
}
