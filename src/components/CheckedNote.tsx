import { useTranslation } from 'react-i18next'

import type { DeadlineRule } from '#contract/deadlines.ts'

import styles from './CheckedNote.module.css'

/** Whether a lawyer has checked a rule: every date says so. */
export function CheckedNote({ rule }: { rule: DeadlineRule }) {
  const { t } = useTranslation('letter')
  return (
    <p className={styles.note}>
      {rule.checkedBy === null
        ? t('result.notVerified')
        : t('result.verified', { name: rule.checkedBy })}
    </p>
  )
}
