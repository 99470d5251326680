import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'
import { groupUses, type Use } from '#domain/uses.ts'
import { Button } from '#ui/Button/Button.tsx'

import { getFormLink } from '../../core/layout/entity-links.ts'
import styles from './UsedBy.module.css'
import { useUseIndex } from './useAllRecords.ts'

/** What uses the record of a form: records that refer to it, and texts that link to its page. */
export function UsedBy({ entity, id }: { entity: EntityName; id: number }) {
  const { index, failed, retry } = useUseIndex()
  return <UseList uses={index?.find(entity, id)} failed={failed} onRetry={retry} />
}

interface UseListProps {
  /** Undefined until the lists are loaded. */
  uses: readonly Use[] | undefined
  /** The lists that could not be loaded. */
  failed: readonly EntityName[]
  onRetry: () => void
}

/** Sums up what uses a record in one line, which opens to links to each of them. */
export function UseList({ uses, failed, onRetry }: UseListProps) {
  const { t, i18n } = useTranslation(['adminSearch', 'admin'])
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const groups = groupUses(uses ?? [])
  const summary = list.format(
    groups.map((group) => t(`uses.count.${group.entity}`, { count: group.uses.length })),
  )
  return (
    <section className={styles.section} aria-label={t('uses.label')}>
      {/* One live region for all states: one that is inserted with its content is not announced. */}
      <div role="status">
        {uses === undefined && <p className={styles.quiet}>{t('uses.loading')}</p>}
        {uses?.length === 0 && failed.length === 0 && (
          <p className={styles.quiet}>{t('uses.none')}</p>
        )}
        {uses !== undefined && failed.length > 0 && (
          <p className={styles.quiet}>
            {t('uses.failed', {
              lists: list.format(failed.map((name) => t(`admin:titles.${name}`))),
            })}
          </p>
        )}
      </div>
      {uses !== undefined && failed.length > 0 && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {groups.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span>{t('uses.summary', { list: summary })}</span>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={group.entity}>
                <p className={styles.group}>{t(`admin:titles.${group.entity}`)}</p>
                <ul role="list">
                  {group.uses.map((use) => (
                    <li key={use.id}>
                      <UseLink use={use} />
                      {use.isLink && <span className={styles.way}>{t('uses.byLink')}</span>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

/** A link to the form of a record that uses another one. */
export function UseLink({ use }: { use: Use }) {
  return (
    <Link {...getFormLink(use.entity, use.id)} className={styles.link}>
      {use.name}
    </Link>
  )
}
