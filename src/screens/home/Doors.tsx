import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { ArrowRight, ChevronDown, FileText, MailOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Doors.module.css'

// Loaded on request: most visitors come for something else.
const RefusedVisas = lazy(async () => ({
  default: (await import('./RefusedVisas.tsx')).RefusedVisas,
}))

/** Two ways in: for who received a letter, and for who prepares an application. */
export function Doors({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  const letter = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // In a prerendered page it may have been opened before the client started.
  useEffect(() => setIsOpen(letter.current?.open === true), [])
  return (
    <nav className={clsx(styles.doors, className)} aria-label={t('doors.label')}>
      <details
        ref={letter}
        className={styles.door}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.entry}>
          <MailOpen size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />
          <span className={styles.title}>{t('doors.letter.title')}</span>
          <span className={styles.text}>{t('doors.letter.text')}</span>
          <ChevronDown size={20} aria-hidden className={styles.arrow} />
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <RefusedVisas />
          </Suspense>
        )}
      </details>
      <Link to="/detailsvisa" className={styles.entry}>
        <FileText size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />
        <span className={styles.title}>{t('doors.application.title')}</span>
        <span className={styles.text}>{t('doors.application.text')}</span>
        <ArrowRight size={20} aria-hidden className={styles.arrow} />
      </Link>
    </nav>
  )
}
