import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Tabs } from '#ui/Tabs/Tabs.tsx'

import styles from './About.module.css'
import { EntryList } from './EntryList.tsx'
import { RotatingPicture } from './RotatingPicture.tsx'

interface AboutProps {
  /** The tab in the address. */
  tab?: string | undefined
}

/** Who the network is: a picture that changes and four tabs (spec 2.9). */
export function About({ tab }: AboutProps) {
  const { t } = useTranslation('about')
  const navigate = useNavigate()
  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <RotatingPicture />
        <Tabs
          label={t('tabs')}
          active={tab}
          onSelect={(chosen) => {
            void navigate({
              to: '/apropos',
              search: { tab: chosen },
              replace: true,
              resetScroll: false,
            })
          }}
          tabs={[
            { id: 'qui-sommes-nous', label: t('who.tab'), panel: <TextPanel name="who" /> },
            { id: 'vision', label: t('vision.tab'), panel: <TextPanel name="vision" /> },
            { id: 'histoire', label: t('history.tab'), panel: <EntryList name="history" /> },
            { id: 'valeurs', label: t('values.tab'), panel: <EntryList name="values" /> },
          ]}
        />
      </div>
      <aside className={styles.nextSteps} aria-labelledby="suite">
        <h2 id="suite" className={styles.nextStepsTitle}>
          {t('nextSteps.title')}
        </h2>
        <p>
          <Link to="/avocatslist" className={getButtonClassName('primary')}>
            {t('nextSteps.lawyer')}
          </Link>
          <Link to="/contact" className={getButtonClassName('secondary')}>
            {t('nextSteps.contact')}
          </Link>
        </p>
      </aside>
    </Page>
  )
}

function TextPanel({ name }: { name: 'who' | 'vision' }) {
  const { t } = useTranslation('about')
  return (
    <div className={proseClassName}>
      <h2>{t(`${name}.title`)}</h2>
      <p className={styles.intro}>{t(`${name}.first`)}</p>
      <p>{t(`${name}.second`)}</p>
      <p>{t(`${name}.third`)}</p>
    </div>
  )
}
