import { useTranslation } from 'react-i18next'

import type { DependentGroup } from '#domain/dependents.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './DeleteDialog.module.css'

interface DependentsListProps {
  /** Undefined until loaded. */
  dependents: readonly DependentGroup[] | undefined
  /** Whether they could not be loaded. */
  hasFailed: boolean
}

/** Lists what depends on the records to delete, by kind and name (docs/decisions.md). */
export function DependentsList({ dependents, hasFailed }: DependentsListProps) {
  // A live region inserted with its content is not announced, so all three states share one.
  return (
    <div role="status">
      <DependentsContent dependents={dependents} hasFailed={hasFailed} />
    </div>
  )
}

function DependentsContent({ dependents, hasFailed }: DependentsListProps) {
  const { t } = useTranslation('admin')
  if (dependents === undefined) {
    return (
      <p className={styles.hint}>
        {t(hasFailed ? 'deletion.dependentsUnknown' : 'deletion.checkingDependents')}
      </p>
    )
  }
  if (dependents.length === 0) {
    return <p className={styles.hint}>{t('deletion.noDependents')}</p>
  }
  return (
    <Notice variant="warning" title={t('deletion.dependents')}>
      <ul role="list" className={styles.dependents}>
        {dependents.map(({ kind, records }) => (
          <li key={kind}>
            <details>
              <summary className={styles.dependentType}>
                <span>{t(`deletion.${kind}`, { count: records.length })}</span>
              </summary>
              <ul className={styles.recordList}>
                {records.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p>{t('deletion.dependentsAdvice')}</p>
    </Notice>
  )
}
