import { clsx } from 'clsx/lite'
import { BadgeCheck, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import styles from './VerificationStatus.module.css'

interface VerificationStatusProps {
  lawyer: Pick<Lawyer, 'isVerified' | 'verificationDetails'>
  /** `brief` is one line, for cards; `full` is a sentence that names the bar. */
  variant?: 'brief' | 'full'
}

/** The 'verified' badge: bar, oath and date of the check. */
export function VerificationStatus({ lawyer, variant = 'full' }: VerificationStatusProps) {
  const { t, i18n } = useTranslation('lawyers')
  const { isVerified, verificationDetails } = lawyer
  const { toText } = useRecordTexts()
  const { barAssociation, checkedOn } = verificationDetails
  const bar = toText(barAssociation)
  const date = formatLongDate(checkedOn ?? undefined, getLanguage(i18n))
  const Icon = isVerified ? BadgeCheck : Hourglass

  function getText(): string | undefined {
    if (variant === 'brief') {
      return isVerified && date !== undefined ? t('verified.brief', { date }) : undefined
    }
    if (!isVerified) return t('verified.pending', { bar })
    return date === undefined
      ? t('verified.checked', { bar })
      : t('verified.checkedOn', { bar, date })
  }
  return (
    <div className={clsx(styles.verification, styles[variant])} data-verified={isVerified}>
      <p className={styles.badge}>
        <Icon size={16} strokeWidth={2} aria-hidden />
        <span>{isVerified ? t('verified.badge') : t('verified.none')}</span>
      </p>
      <p>{getText()}</p>
    </div>
  )
}
