import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { LevelPrice } from '#components/LevelPrice.tsx'
import { readLevelDescription } from '#content/level-description.ts'
import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import type { RecordFacts } from '#contract/record-facts.ts'
import { getFilledText } from '#domain/filled-text.ts'
import type { Slugged } from '#domain/slug.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import styles from './Letter.module.css'

interface AppealLevelProps {
  country: Slugged<Country>
  /** The slug of the visa that was refused. */
  visa: string
  /** What the site knows of it. */
  facts: RecordFacts | undefined
  level: ServiceLevel
}

/** An appeal before its price: whether it is the way to go, what else there is, how long it takes, and what the sum does not contain. */
export function AppealLevel({ country, visa, facts, level }: AppealLevelProps) {
  const { t } = useTranslation('interventions')
  const { translate } = useRecordTexts()
  const { advice, usualTime } = readLevelDescription(level.fullDescription, facts?.usualTimeHeading)
  const notes = getFilledText(level.serviceFee?.notes)
  return (
    <dl className={styles.rule}>
      <div>
        <dt>{t('appeal.title')}</dt>
        <dd>
          <Link
            to="/interventions/$country/$visa"
            params={{ country: country.slug, visa }}
            hash={toLevelAnchor(level)}
            {...translate(level.title)}
          />
        </dd>
      </div>
      {advice !== undefined && (
        <div>
          <dt>{t('appeal.advice')}</dt>
          <dd {...translate(advice)} />
        </div>
      )}
      <div>
        <dt>{t('appeal.instead')}</dt>
        <dd>
          <Link to="/interventions/$country/$visa" params={{ country: country.slug, visa }}>
            {t('appeal.application')}
          </Link>
        </dd>
      </div>
      {usualTime !== undefined && (
        <div>
          <dt>{t('appeal.duration')}</dt>
          <dd {...translate(usualTime.text)} />
        </div>
      )}
      <div>
        <dt>{t('appeal.price')}</dt>
        <dd>
          <LevelPrice level={level} country={country} />
          {notes !== undefined && <p className={styles.note} {...translate(notes)} />}
          <p className={styles.note}>{t('appeal.appointment')}</p>
        </dd>
      </div>
    </dl>
  )
}
