import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import styles from './ApplicationPage.module.css'

const requirements = ['oath', 'insurance', 'practice'] as const
const steps = ['read', 'talk', 'publish'] as const

/** 'Vous êtes avocat?': what is verified, what follows, and the application (decisions.md, 6). */
export function ApplicationPage() {
  const { t } = useTranslation('professional')
  return (
    <>
      <PageMeta description={t('join.description')} />
      <DirectoryNav />
      <div className={styles.page}>
        <SectionHeading
          level={1}
          eyebrow={t('join.eyebrow')}
          title={t('join.title')}
          lead={t('join.lead')}
        />
        <div className={styles.columns}>
          <aside className={styles.sidebar} aria-label={t('join.requirements.title')}>
            <section>
              <h2>{t('join.requirements.title')}</h2>
              <ul role="list">
                {requirements.map((point) => (
                  <li key={point}>{t(`join.requirements.${point}`)}</li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{t('join.steps.title')}</h2>
              <ol role="list">
                {steps.map((step) => (
                  <li key={step}>{t(`join.steps.${step}`)}</li>
                ))}
              </ol>
            </section>
          </aside>
          <section className={styles.form} aria-labelledby="candidature">
            <h2 id="candidature">{t('join.formTitle')}</h2>
            <p className={styles.note}>{t('join.formLead')}</p>
            <ApplicationForm />
          </section>
        </div>
      </div>
    </>
  )
}
