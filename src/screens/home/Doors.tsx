import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { ArrowRight, ChevronDown, FileText, Hourglass, MailOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Doors.module.css'

/** Both lead to the questions about a letter. */
const letterDoors = {
  letter: { Icon: MailOpen, search: {} },
  waiting: { Icon: Hourglass, search: { letter: 'silence' } },
} as const

// Loaded on request: most visitors come for something else.
const VisaQuestion = lazy(async () => ({
  default: (await import('./VisaQuestion.tsx')).VisaQuestion,
}))

/** Three ways in: for who received a letter, who waits for one, and who prepares an application, which asks for country and visa. */
export function Doors({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  return (
    <nav className={clsx(styles.doors, className)} aria-label={t('doors.label')}>
      {(['letter', 'waiting'] as const).map((door) => {
        const { Icon, search } = letterDoors[door]
        return (
          <Link key={door} to="/lettre" search={search} className={styles.entry}>
            <Icon size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />
            <span className={styles.title}>{t(`doors.${door}.title`)}</span>
            <span className={styles.text}>{t(`doors.${door}.text`)}</span>
            <ArrowRight size={20} aria-hidden className={styles.arrow} />
          </Link>
        )
      })}
      <ApplicationDoor />
    </nav>
  )
}

function ApplicationDoor() {
  const { t } = useTranslation(['home', 'layout', 'pages'])
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // In a prerendered page it may have been opened before the client started.
  useEffect(() => setIsOpen(details.current?.open === true), [])
  return (
    <details
      ref={details}
      className={styles.door}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
        // Below the first screen of a phone nothing would seem to happen.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className={styles.entry}>
        <FileText size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />
        <span className={styles.title}>{t('doors.application.title')}</span>
        <span className={styles.text}>{t('doors.application.text')}</span>
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      <p className={styles.unsure}>
        <span>{t('doors.application.unsure')}</span>{' '}
        <Link to="/orientation">{t('pages:orientation.title')}</Link>
      </p>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <VisaQuestion />
        </Suspense>
      )}
    </details>
  )
}
