import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LetterLine } from '#components/LetterLine.tsx'
import { offices } from '#domain/organisation.ts'
import { defaultSelection } from '#domain/visas.ts'
import type { Texts } from '#i18n/texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './Services.module.css'

/** The services in seven parts, then the four levels and the lawyers (docs/decisions.md). */
export function Services() {
  const { t } = useTranslation('services')
  return (
    <>
      <div className={styles.page}>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
        <nav aria-label={t('index')} className={styles.index}>
          <ol role="list">
            {serviceNames.map((name) => (
              <li key={name}>
                <Link to="/services" hash={name} className={styles.entry}>
                  {t(`parts.${name}.title`)}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {chapters.map((chapter) => (
          <Chapter key={chapter.name} {...chapter} />
        ))}
      </div>
      <LevelSteps />
      <LawyersSection />
    </>
  )
}

/** A chapter of services; its name and rosette stay in the margin while it scrolls. */
function Chapter({ name, countryCode, services }: ChapterData) {
  const { t } = useTranslation('services')
  return (
    <section
      className={styles.chapter}
      data-ink={countryCode}
      aria-label={t(`chapters.${name}.title`)}
    >
      <div className={styles.margin}>
        <div className={styles.sticky}>
          <Rosette seed={`services ${name}`} className={styles.rosette} />
          <p className={styles.name}>
            <CodeLabel variant="ink">{t(`chapters.${name}.title`)}</CodeLabel>
            <span>{t(`chapters.${name}.text`)}</span>
          </p>
        </div>
      </div>
      <div className={styles.services}>
        {services.map((service) => (
          <ServiceSection key={service.name} {...service} />
        ))}
      </div>
    </section>
  )
}

/** One service: situations, the lawyer's work, points to note. */
function ServiceSection({ name, link }: Service) {
  const { t } = useTranslation('services')
  return (
    <article className={styles.service} id={name} tabIndex={-1}>
      <p className={styles.number} aria-hidden>
        {serviceNames.indexOf(name) + 1}
      </p>
      <div className={styles.text}>
        <h2>{t(`parts.${name}.title`)}</h2>
        <p className={styles.situation}>{t(`parts.${name}.situation`)}</p>
        <p>{t(`parts.${name}.work`)}</p>
        <Link {...link} className={styles.link}>
          <span>{t(`parts.${name}.link`)}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
        {name === 'contesting' && <LetterLine />}
      </div>
      <p className={styles.note}>
        <strong>{t('note')}</strong> <span>{t(`parts.${name}.note`)}</span>
      </p>
    </article>
  )
}

/** The four levels (spec 2.3) as steps; links from here and from the home page lead to each. */
function LevelSteps() {
  const { t } = useTranslation('services')
  return (
    <section className={styles.band} aria-labelledby="niveaux">
      <GuillocheBackground seed="services niveaux" fade className={styles.background} />
      <div className={styles.inner}>
        <SectionHeading
          id="niveaux"
          eyebrow={t('levels.eyebrow')}
          title={t('levels.title')}
          lead={t('levels.lead')}
        />
        <ol role="list">
          {levels.map(({ name, numeral }, index) => (
            <li key={name} id={`niveau-${index + 1}`} tabIndex={-1} className={styles.step}>
              <span className={styles.numeral} aria-hidden>
                {numeral}
              </span>
              <div className={styles.levelStepsText}>
                <h3>{t(`levels.${name}.title`)}</h3>
                <p>{t(`levels.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.actions}>
          <Link to="/interventions" className={getButtonClassName('primary')}>
            {t('levels.interventions')}
          </Link>
          <Link to="/detailsvisa" className={getButtonClassName('secondary')}>
            {t('levels.visas')}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** The section about the lawyers. */
function LawyersSection() {
  const { t } = useTranslation(['services', 'layout'])
  return (
    <section className={styles.section} aria-labelledby="avocats">
      <SectionHeading
        id="avocats"
        eyebrow={t('lawyers.eyebrow')}
        title={t('lawyers.title')}
        lead={t('lawyers.lead')}
      />
      <div className={styles.columns}>
        <ul role="list" className={styles.offices}>
          {offices.map(({ code }) => (
            <li key={code}>
              <Flag code={code} size="small" />
              <span>{t(`layout:cities.${code}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.lawyersSectionText}>
          <p>{t('lawyers.independence')}</p>
          <p>{t('lawyers.agreement')}</p>
          <p className={styles.lawyersSectionActions}>
            <Link to="/avocatslist" className={getButtonClassName('primary')}>
              {t('lawyers.find')}
            </Link>
            <Link to="/contact" className={getButtonClassName('secondary')}>
              {t('lawyers.contact')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

interface Service {
  readonly name: keyof Texts['services']['parts']
  /** The link to the related page. */
  readonly link: LinkProps
}

interface ChapterData {
  readonly name: keyof Texts['services']['chapters']
  /** The country of the inks of its picture. */
  readonly countryCode: string
  readonly services: readonly Service[]
}

/**
 * The visa that the words of the link name, in the default country. By its slug, like the default visa: under another name,
 * the link leads to the country's first visa (spec 4), which the page names. Its id would take the visas to find its URL.
 */
function getVisaDetailsLink(visa: string): LinkProps {
  return { to: '/detailsvisa/$country/$visa', params: { ...defaultSelection, visa } }
}

/** The services (spec 1), in the order of a life abroad. */
const chapters: readonly ChapterData[] = [
  {
    name: 'coming',
    countryCode: 'be',
    services: [
      { name: 'visa', link: { to: '/detailsvisa' } },
      { name: 'entry', link: getVisaDetailsLink('visa-court-sejour') },
    ],
  },
  {
    name: 'living',
    countryCode: 'fr',
    services: [
      { name: 'residence', link: getVisaDetailsLink('visa-permis-de-travail') },
      { name: 'regularisation', link: { to: '/avocatslist' } },
      { name: 'family', link: getVisaDetailsLink('visa-regroupement-familial') },
    ],
  },
  {
    name: 'staying',
    countryCode: 'cm',
    services: [
      { name: 'naturalisation', link: { to: '/avocatslist' } },
      { name: 'contesting', link: { to: '/services', hash: 'niveau-3' } },
    ],
  },
]

/** All services: their position is their number. */
const serviceNames = chapters.flatMap(({ services }) => services.map(({ name }) => name))

/** The four levels of every intervention (spec 2.3). */
const levels = [
  { name: 'first', numeral: 'I' },
  { name: 'second', numeral: 'II' },
  { name: 'third', numeral: 'III' },
  { name: 'fourth', numeral: 'IV' },
] as const
