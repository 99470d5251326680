import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'

import styles from './Preview.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'

interface PreviewProps {
  /** The components of the visitors' page. */
  children: ReactNode
}

/** The record as visitors will see it, on a phone or on a computer, before it is saved (issue 5). */
export function Preview({ children }: PreviewProps) {
  const { t } = useTranslation('adminForms')
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('preview.title')}</h2>
        <ToggleGroup
          label={t('preview.device')}
          options={[
            { id: 'phone', label: t('preview.phone') },
            { id: 'desktop', label: t('preview.desktop') },
          ]}
          value={device}
          onChange={(chosen) => {
            setDevice(chosen === 'phone' ? 'phone' : 'desktop')
          }}
        />
      </header>
      <PreviewFrame device={device} title={t('preview.title')}>
        {children}
      </PreviewFrame>
      <p className={styles.note}>{t('preview.note')}</p>
    </section>
  )
}
