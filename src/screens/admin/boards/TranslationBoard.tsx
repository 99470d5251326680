import type { LinkProps } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import {
  isTranslated,
  type RecordReport,
  type UnusedTranslation,
} from '#content/translations/translation-report.ts'
import { writeXliff } from '#content/translations/xliff.ts'
import { toCsv } from '#domain/csv.ts'
import { toPlainText } from '#i18n/passage.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { LoadError } from '../core/errors/LoadError.tsx'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import { showToast } from '../core/layout/toasts.ts'
import type { ListDefinition } from '../core/table/list-definition.ts'
import { RecordResults } from '../core/table/RecordResults.tsx'
import { viewParts } from '../extensions/search/list-extension.tsx'
import styles from './TranslationBoard.module.css'
import { translatedLanguage } from '../core/layout/published-translations.ts'
import {
  useTranslationReport,
  type TranslationReport,
} from '../extensions/translations/useTranslationReport.ts'

/** Lists every record with its translated percentage, and offers what is left to translate for download. */
export function TranslationBoard() {
  const { t } = useTranslation('adminTranslations')
  const query = useTranslationReport()
  const { data: report, error } = query
  const rows = useMemo(() => (report?.records ?? []).map(toRow), [report])
  const definition = useMemo(() => defineBoard(t), [t])
  return (
    <>
      <PageHeader
        title={t('title')}
        note={report && <Totals records={report.records} />}
        actions={report && <Downloads report={report} />}
      />
      <Notice variant="info" title={t('publication.title')} className={styles.publication}>
        <p>{t('publication.text')}</p>
      </Notice>
      {report === undefined && error !== null ? (
        <LoadError query={query} title={t('failed')} />
      ) : (
        <RecordResults
          list={definition}
          records={rows}
          isLoading={report === undefined}
          parts={viewParts}
        />
      )}
      {report !== undefined && report.unused.length > 0 && (
        <UnusedTranslations translations={report.unused} />
      )}
    </>
  )
}

/** A record on the board. Records of different kinds share ids, so each row has an id of its own. */
interface BoardRow extends Omit<RecordReport, 'id'> {
  readonly id: number
  readonly recordId: number
  readonly missingCount: number
}

function toRow({ kind, id, name, passages }: RecordReport, index: number): BoardRow {
  const missingCount = passages.filter((passage) => !isTranslated(passage)).length
  return { id: index, recordId: id, kind, name, passages, missingCount }
}

/** The translated percentage; never 100 while a passage is missing. */
function getTranslatedPercent({ passages, missingCount }: BoardRow): number {
  return passages.length === 0
    ? 100
    : Math.floor((100 * (passages.length - missingCount)) / passages.length)
}

function defineBoard(t: TFunction<'adminTranslations'>): ListDefinition<BoardRow> {
  const getKind = ({ kind }: BoardRow) => t(`kinds.${kind}`)
  return {
    name: 'translations',
    title: t('title'),
    defaultSort: { column: 'manque', isDescending: true },
    getRecordName: ({ name }) => name,
    getRowLink: ({ kind, recordId }): LinkProps => ({
      to: '/admin/traductions/$kind/$id',
      params: { kind, id: String(recordId) },
    }),
    rowAction: 'open',
    getSearchableValues: ({ name, passages }) => [
      name,
      ...passages.flatMap(({ source, translation }) => [source, translation]),
    ],
    filters: [
      { id: 'type', label: t('columns.kind'), getValue: getKind },
      {
        id: 'etat',
        label: t('state.label'),
        getValue: ({ missingCount }) => t(missingCount > 0 ? 'state.incomplete' : 'state.complete'),
      },
    ],
    columns: [
      { id: 'fiche', title: t('columns.record'), variant: 'name', getValue: ({ name }) => name },
      { id: 'type', title: t('columns.kind'), variant: 'short', getValue: getKind },
      {
        id: 'passages',
        title: t('columns.passages'),
        variant: 'number',
        getValue: ({ passages }) => passages.length,
      },
      {
        id: 'manque',
        title: t('columns.missing'),
        variant: 'number',
        getValue: ({ missingCount }) => missingCount,
      },
      {
        id: 'part',
        title: t('columns.share'),
        variant: 'number',
        getValue: getTranslatedPercent,
        renderCell: (row) => <TranslatedBar percent={getTranslatedPercent(row)} />,
      },
    ],
  }
}

function TranslatedBar({ percent }: { percent: number }) {
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden>
        <span className={styles.translated} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{`${percent}\u00a0%`}</span>
    </span>
  )
}

function Totals({ records }: { records: readonly RecordReport[] }) {
  const { t } = useTranslation('adminTranslations')
  const passages = distinctByKey(records.flatMap((record) => record.passages))
  const missingCount = passages.filter((passage) => !isTranslated(passage)).length
  return (
    <p className={styles.totals}>
      {`${t('total', { count: passages.length })}, ${missingCount === 0 ? t('allTranslated') : t('missing', { count: missingCount })}`}
    </p>
  )
}

function distinctByKey<Passage extends { readonly key: string }>(
  passages: readonly Passage[],
): readonly Passage[] {
  return [...Map.groupBy(passages, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
}

/** Downloads what is left to translate: XLIFF for a translator's tool, CSV for a spreadsheet. */
function Downloads({ report: { records } }: { report: TranslationReport }) {
  const { t } = useTranslation('adminTranslations')
  // Records share passages, which are translated once.
  const missing = distinctByKey(
    records.flatMap((record) =>
      record.passages
        .filter((passage) => !isTranslated(passage))
        .map(({ file, key, source }) => ({
          file,
          key,
          source,
          kind: t(`kinds.${record.kind}`),
          record: record.name,
        })),
    ),
  )
  const count = missing.length
  function download(format: 'xliff' | 'csv'): void {
    const text =
      format === 'xliff'
        ? writeXliff(missing, translatedLanguage)
        : toCsv(
            [t('columns.record'), t('columns.kind'), t('columns.key'), t('columns.french')],
            missing.map(({ record, kind, key, source }) => [record, kind, key, source]),
          )
    const types = { xliff: 'application/xliff+xml', csv: 'text/csv;charset=utf-8' }
    downloadText({
      name: t('downloads.fileName'),
      extension: format,
      type: types[format],
      text,
    })
    showToast('success', t('downloads.done', { count }))
  }
  return (
    <>
      {(['csv', 'xliff'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          disabled={count === 0}
          title={count === 0 ? t('downloads.nothing') : undefined}
          onClick={() => download(format)}
        >
          <Download size={16} aria-hidden />
          <span>{t(`downloads.${format}`)}</span>
        </Button>
      ))}
    </>
  )
}

/** English translations whose French passage no longer exists. */
function UnusedTranslations({ translations }: { translations: readonly UnusedTranslation[] }) {
  const { t } = useTranslation('adminTranslations')
  return (
    <details className={styles.unused}>
      <summary>{t('unused.title', { count: translations.length })}</summary>
      <p>{t('unused.text')}</p>
      <ul lang={translatedLanguage}>
        {translations.map(({ file, key, translation }) => (
          <li key={`${file}/${key}`}>{toPlainText(translation)}</li>
        ))}
      </ul>
    </details>
  )
}
