import { BadgeCheck, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { dayInWords } from '#domain/dates.ts'
import { languageOf } from '#i18n/i18n.ts'

import styles from './Verification.module.css'

interface VerificationProps {
  lawyer: Pick<Lawyer, 'isVerified' | 'verificationDetails'>
  /** `brief` is one line, for cards; `full` a sentence that names the bar. */
  look?: 'brief' | 'full'
}

/** The verified badge, which says what was checked: the bar and the oath, and when. */
export function Verification({ lawyer, look = 'full' }: VerificationProps) {
  const { t, i18n } = useTranslation('lawyers')
  const { isVerified, verificationDetails } = lawyer
  const { barAssociation: bar, checkedOn } = verificationDetails
  const date = dayInWords(checkedOn ?? undefined, languageOf(i18n))
  const Icon = isVerified ? BadgeCheck : Hourglass

  function sentence(): string | undefined {
    if (look === 'brief') {
      return isVerified && date !== undefined ? t('verified.brief', { date }) : undefined
    }
    if (!isVerified) return t('verified.pending', { bar })
    return date === undefined
      ? t('verified.checked', { bar })
      : t('verified.checkedOn', { bar, date })
  }
  return (
    <div className={[styles.verification, styles[look]].join(' ')} data-verified={isVerified}>
      <p className={styles.badge}>
        <Icon size={16} strokeWidth={2} aria-hidden />
        {isVerified ? t('verified.badge') : t('verified.none')}
      </p>
      <p>{sentence()}</p>
    </div>
  )
}
