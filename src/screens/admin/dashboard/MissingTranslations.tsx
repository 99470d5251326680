import { useTranslation } from 'react-i18next'

import { isTranslated } from '#content/translations/translation-report.ts'
import { slugify } from '#domain/slug.ts'

import { getListPath } from '../core/layout/entity-links.ts'
import { useTranslationReport } from '../extensions/translations/useTranslationReport.ts'
import { WorkPanel } from './WorkPanel.tsx'

/** The records with passages that English pages show in French, most of them first. */
export function MissingTranslations() {
  const { t } = useTranslation(['adminDashboard', 'adminTranslations'])
  const { data, error, refetch } = useTranslationReport()
  const records = data?.records
    .map((record) => ({
      ...record,
      count: record.passages.filter((passage) => !isTranslated(passage)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return (
    <WorkPanel
      title={t('translations.title')}
      items={records?.map(({ kind, id, name, count }) => ({
        key: `${kind}/${id}`,
        name,
        link: { to: '/admin/traductions/$kind/$id', params: { kind, id: String(id) } },
        note: t('translations.item', { kind: t(`adminTranslations:kinds.${kind}`), count }),
      }))}
      hasFailed={data === undefined && error !== null}
      onRetry={() => void refetch()}
      all={{
        label: t('translations.all', { count: records?.length ?? 0 }),
        link: {
          to: getListPath('translations'),
          search: { etat: slugify(t('adminTranslations:state.incomplete')) },
        },
      }}
    />
  )
}
