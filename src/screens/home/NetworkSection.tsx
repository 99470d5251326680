import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { LawyerPicture } from '#components/LawyerPicture.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useToday } from '#components/useToday.ts'
import { useCityName } from '#components/useCityName.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { pickFeaturedLawyers } from '#domain/lawyers/sort-order.ts'
import { offices } from '#domain/organisation.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { HomeSection } from './HomeSection.tsx'
import styles from './NetworkSection.module.css'

const steps = ['describe', 'answer', 'agree', 'follow'] as const

/** How the network works in steps, with some of its lawyers (spec 2.3, docs/decisions.md). */
export function NetworkSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      variant="band"
      eyebrow={t('network.eyebrow')}
      title={t('network.title')}
      lead={t('network.lead')}
    >
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.title}>{t(`network.steps.${step}.title`)}</h3>
            <p>{t(`network.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <NetworkLawyers />
    </HomeSection>
  )
}

const officeCountryCodes = offices.map(({ code }) => code)

/**
 * One lawyer from the country of each office, changing daily (docs/decisions.md). If the list fails
 * to load, only the link to the directory is left.
 */
function NetworkLawyers() {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const today = useToday()
  const lawyers = useQuery({
    ...queries.lawyers.list(),
    // It stands far below the first screen.
    meta: { isInLoader: false },
  })
  const featuredLawyers = useMemo(
    () => pickFeaturedLawyers(lawyers.data ?? [], officeCountryCodes, today),
    [lawyers.data, today],
  )
  const hasNone = !lawyers.isPending && featuredLawyers.length === 0
  return (
    <>
      <div className={styles.lawyersHeading}>
        {!hasNone && <h3>{t('network.lawyers')}</h3>}
        <Link to="/avocatslist" className={getButtonClassName('secondary')}>
          <span>{t('network.directory')}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      {lawyers.isPending && (
        <div className={styles.lawyers}>
          {officeCountryCodes.map((code) => (
            <Skeleton key={code} variant="block" className={styles.placeholder} />
          ))}
        </div>
      )}
      {featuredLawyers.length > 0 && (
        <ul role="list" className={styles.lawyers}>
          {featuredLawyers.map((lawyer) => (
            <li key={lawyer.id}>
              <LawyerSummary lawyer={lawyer} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LawyerSummary({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('home')
  const { translate } = useRecordTexts()
  const nameCity = useCityName()
  const formatLanguageName = useFormatLanguageName()
  const { id, name, country, address, languages } = lawyer
  const translatedAreas = lawyer.areasOfLaw.map(translate)
  const areasLanguage = translatedAreas.find(({ lang }) => lang !== undefined)?.lang
  // One language for the whole list, which is one element.
  const areas =
    areasLanguage === undefined
      ? translatedAreas.map(({ children }) => children)
      : lawyer.areasOfLaw
  return (
    <article className={styles.summary} data-ink={country.code.toLowerCase()}>
      <div className={styles.picture}>
        <LawyerPicture lawyer={lawyer} />
      </div>
      <div className={styles.text}>
        <h4 translate="no" className={styles.name}>
          <Link to="/detailsavocatslist/$id" params={{ id: String(id) }} className={styles.link}>
            {name}
          </Link>
        </h4>
        <p className={styles.city}>
          <Flag code={country.code} size="small" /> <span {...nameCity(address.city)} />
        </p>
        <dl className={styles.facts}>
          <dt>{t('network.languages')}</dt>
          <dd>{languages.map(formatLanguageName).join(', ')}</dd>
          <dt className={styles.areas}>{t('network.areas')}</dt>
          <dd className={styles.areas} lang={areasLanguage}>
            {areas.join(', ')}
          </dd>
        </dl>
      </div>
    </article>
  )
}
