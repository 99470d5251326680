import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { formatLongDate, getOfficeDay } from '#domain/dates.ts'
import { type DueLaw as Due, listDueLaw } from '#domain/law/due.ts'
import { Button } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { useNow } from '#ui/hooks/useNow.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { getFormLink } from '../core/layout/entity-links.ts'
import styles from './DueLaw.module.css'

// Beside the remarks on records.
const meta = { isInLoader: false }

/** Which law somebody has to read again: texts grow old without being changed. */
export function DueLaw() {
  const { t } = useTranslation('adminChecks')
  const { queries } = useApi()
  const now = useNow()
  const rules = useQuery({ ...queries.deadlineRules.list(), meta })
  const statements = useQuery({ ...queries.statements.list(), meta })
  const failed = [rules, statements].filter(({ isError, data }) => isError && data === undefined)
  const isPending = rules.isPending || statements.isPending || now === undefined
  const due = isPending
    ? []
    : listDueLaw(rules.data ?? [], statements.data ?? [], getOfficeDay(now))
  return (
    <section className={styles.panel} aria-labelledby="droit">
      <h2 id="droit">{t('law.title')}</h2>
      {failed.length > 0 && (
        <Notice variant="warning" title={t('law.failed')}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              for (const query of failed) void query.refetch()
            }}
          >
            {t('law.retry')}
          </Button>
        </Notice>
      )}
      {!isPending && due.length === 0 && failed.length === 0 && <p>{t('law.none')}</p>}
      {due.length > 0 && (
        <details>
          <summary>{t('law.count', { count: due.length })}</summary>
          <ul role="list">
            {due.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a server may send a rule twice
              <Item key={index} due={one} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Item({ due: { reason, slug, says, records, url, detail } }: { due: Due }) {
  const { t } = useTranslation('adminChecks')
  return (
    <li>
      <CodeLabel variant="accent">{t(`law.reasons.${reason}`)}</CodeLabel>
      <strong>{says}</strong>
      <span>{formatLongDate(detail, 'fr') ?? detail}</span>
      <span className={styles.links}>
        {[...new Set(records)].map((record) => (
          <RecordLink key={record} record={record} />
        ))}
        {records.length === 0 && (
          <Link to="/lettre/regles" hash={slug}>
            {t('law.rule')}
          </Link>
        )}
        {url.startsWith('https://') && (
          <a href={url} rel="noreferrer">
            {t('law.source')}
          </a>
        )}
      </span>
    </li>
  )
}

/** The form of a record; the texts of the interface have none. */
function RecordLink({ record }: { record: string }) {
  const { t } = useTranslation('adminChecks')
  const [entity, id] = record.split('/')
  return entity === 'articles' || entity === 'faqs' || entity === 'visas' ? (
    <Link {...getFormLink(entity, Number(id))}>{`${t(`entities.${entity}`)} ${id}`}</Link>
  ) : (
    <span>{t('law.interface')}</span>
  )
}
