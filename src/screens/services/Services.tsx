import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { Chapter } from './Chapter.tsx'
import { LawyersSection } from './LawyersSection.tsx'
import { LevelSteps } from './LevelSteps.tsx'
import { chapters, firstNumbers } from './services.ts'
import styles from './Services.module.css'

/** What the network does, in seven parts; then the four levels and the lawyers (decisions.md, 2.1). */
export function Services() {
  const { t } = useTranslation('services')
  return (
    <>
      <div className={styles.page}>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
        <nav aria-label={t('index')} className={styles.index}>
          <ol role="list">
            {chapters.flatMap(({ services }) =>
              services.map(({ name }) => (
                <li key={name}>
                  <Link to="/services" hash={name} className={styles.entry}>
                    {t(`parts.${name}.title`)}
                  </Link>
                </li>
              )),
            )}
          </ol>
        </nav>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter.name} {...chapter} firstNumber={firstNumbers[index] ?? 1} />
        ))}
      </div>
      <LevelSteps />
      <LawyersSection />
    </>
  )
}
