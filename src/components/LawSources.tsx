import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Statement } from '#contract/statements.ts'
import { formatLongDate } from '#domain/dates.ts'
import { nameSite } from '#domain/law/name-site.ts'
import { listStatements, toComparedText } from '#domain/law/statements.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import styles from './LawSources.module.css'

export interface LawSourcesProps {
  /** 'faqs/24', or 'texts/schengen'. */
  record: string
  /** The texts of the record, without those of the interface. */
  texts?: readonly (string | null | undefined)[] | undefined
}

// A note below the text, which few readers open.
const meta = { isInLoader: false }

/** Where what a record says of the law stands, for whoever wants to look it up. Nothing without a source, or without the file. */
export function LawSources({ record, texts }: LawSourcesProps) {
  const { t, i18n } = useTranslation('law')
  const { data } = useQuery({ ...useApi().queries.statements.list(), meta })
  const own = listStatements(data ?? [], record, texts && toComparedText(...texts))
  // The oldest day is the honest one.
  const [oldest] = own.map(({ checkedOn }) => checkedOn).toSorted()
  if (oldest === undefined) return null
  const day = formatLongDate(oldest, getLanguage(i18n)) ?? oldest
  return (
    <details className={styles.sources}>
      <summary>{t('summary', { count: own.length, day })}</summary>
      <p className={styles.note}>{t('notVerified')}</p>
      <ul role="list">
        {own.map((statement) => (
          <Source key={statement.slug} statement={statement} />
        ))}
      </ul>
    </details>
  )
}

function Source({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation('law')
  const { translate } = useRecordTexts()
  const { says, quotation, quotationLanguage, url, validTo } = statement
  const site = nameSite(url)
  return (
    <li>
      <strong {...translate(says)} />
      <blockquote lang={quotationLanguage} translate="no">
        {quotation}
      </blockquote>
      {site !== undefined && (
        <cite>
          <a href={url} rel="noreferrer" translate="no">
            {site}
          </a>
        </cite>
      )}
      {validTo !== null && (
        <span className={styles.note}>
          {t('validTo', { day: formatLongDate(validTo, getLanguage(i18n)) ?? validTo })}
        </span>
      )}
    </li>
  )
}
