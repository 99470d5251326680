import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { isInterrupted, planJournal, removeEntry, type JournalEntry } from './plan-journal.ts'
import styles from './Plans.module.css'

/** Says of each plan that a closed tab or an error has interrupted how far it came, and offers to go on. */
export function InterruptedPlans() {
  const { t, i18n } = useTranslation('adminPlans')
  const entries = useInterruptedEntries()
  return (
    <div role="status" className={styles.interrupted}>
      {entries.map((entry) => (
        <Notice
          key={entry.id}
          variant="warning"
          title={t('interrupted.title', {
            title: entry.title,
            date: formatMoment(entry.startedAt, getLanguage(i18n)),
          })}
        >
          <p>{t('interrupted.text', { count: entry.done, total: entry.total })}</p>
          {entry.writing !== null && <p>{t('interrupted.writing', { name: entry.writing })}</p>}
          {entry.unsure.length > 0 && (
            <p>
              {t('interrupted.unsure', {
                count: entry.unsure.length,
                names: entry.unsure.join(', '),
              })}
            </p>
          )}
          {!entry.isRestEmpty && (
            <p>{t(entry.isRest ? 'interrupted.restText' : 'interrupted.againText')}</p>
          )}
          <div className={styles.bar}>
            {/* The run that goes on removes the entry: until then it is all that says what is left. */}
            {!entry.isRestEmpty && (
              <Link
                to={entry.to}
                search={entry.search}
                className={getButtonClassName('secondary', 'small')}
              >
                {t(entry.isRest ? 'interrupted.rest' : 'interrupted.again')}
              </Link>
            )}
            <Button variant="tertiary" size="small" onClick={() => removeEntry(entry.id)}>
              {t('interrupted.forget')}
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  )
}

function useInterruptedEntries(): readonly JournalEntry[] {
  const entries = useStoredValue(planJournal, (all) => all)
  const [interrupted, setInterrupted] = useState<readonly JournalEntry[]>([])
  useEffect(() => {
    let isCancelled = false
    async function find(): Promise<void> {
      const checks = await Promise.all(entries.map(({ id }) => isInterrupted(id)))
      if (!isCancelled) setInterrupted(entries.filter((_, index) => checks[index]))
    }
    void find()
    return () => {
      isCancelled = true
    }
  }, [entries])
  return interrupted
}
