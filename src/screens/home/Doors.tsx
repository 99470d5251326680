import { clsx } from 'clsx/lite'
import { ChevronDown, FileText, type LucideIcon, MailOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Doors.module.css'
import type { Door } from './VisaQuestion.tsx'

// Loaded on request: most visitors come for something else.
const VisaQuestion = lazy(async () => ({
  default: (await import('./VisaQuestion.tsx')).VisaQuestion,
}))

/** Two ways in, one open at a time: for who received a letter, and for who prepares an application. */
export function Doors({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  const name = useId()
  return (
    <nav className={clsx(styles.doors, className)} aria-label={t('doors.label')}>
      <OneDoor door="letter" name={name} icon={MailOpen} />
      <OneDoor door="application" name={name} icon={FileText} />
    </nav>
  )
}

function OneDoor({ door, name, icon: Icon }: { door: Door; name: string; icon: LucideIcon }) {
  const { t } = useTranslation('home')
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // In a prerendered page it may have been opened before the client started.
  useEffect(() => setIsOpen(details.current?.open === true), [])
  return (
    <details
      ref={details}
      // oxlint-disable-next-line baseline/use-baseline -- where it is missing, both may be open
      name={name}
      className={styles.door}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.entry}>
        <Icon size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />
        <span className={styles.title}>{t(`doors.${door}.title`)}</span>
        <span className={styles.text}>{t(`doors.${door}.text`)}</span>
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <VisaQuestion door={door} />
        </Suspense>
      )}
    </details>
  )
}
