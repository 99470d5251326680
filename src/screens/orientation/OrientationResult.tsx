import { Link, useRouterState } from '@tanstack/react-router'
import { Phone, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LawSources } from '#components/LawSources.tsx'
import { useSiteUrlBuilder } from '#components/usePageUrl.ts'
import type { Country } from '#contract/countries.ts'
import { getOffice, toTelUrl } from '#domain/organisation.ts'
import { orientationQuestions } from '#domain/orientation/orientation-questions.ts'
import {
  listCountrySlugs,
  listSteps,
  listUncertain,
  type OrientationAnswers,
} from '#domain/orientation/orientation.ts'
import { findPurposeVisa, toLetterStart } from '#domain/orientation/visa-matches.ts'
import { findBySlug } from '#domain/slug.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { CountryVisas } from './CountryVisas.tsx'
import { Exits } from './Exits.tsx'
import styles from './Orientation.module.css'
import { OrientationReasons } from './OrientationReasons.tsx'
import { useCountries } from './useAnswers.ts'
import { useKnownVisas } from './useKnownVisas.ts'

interface OrientationResultProps {
  answers: OrientationAnswers
  onAgain: () => void
}

/** What corresponds to the answers: what is urgent, the visas of each country with help and prices, why, what was not asked. */
export function OrientationResult({ answers, onAgain }: OrientationResultProps) {
  const slugs = listCountrySlugs(answers)
  return (
    <div className={styles.result}>
      <Uncertain answers={answers} />
      <Urgency answers={answers} country={slugs[0]} />
      <PlaceAdvice answers={answers} country={slugs[0]} />
      {/* Without a country, what holds for any. */}
      {(slugs.length > 0 ? slugs : [undefined]).map((slug) => (
        <CountryVisas key={slug ?? ''} answers={answers} slug={slug} />
      ))}
      <NotAsked />
      <Exits slugs={slugs} isOpen={answers.purpose === 'other'} />
      <OrientationReasons answers={answers} />
      <Closing onAgain={onAgain} />
    </div>
  )
}

interface AnswersProps {
  answers: OrientationAnswers
}

/** Which answers were 'I don’t know'. */
function Uncertain({ answers }: AnswersProps) {
  const { t, i18n } = useTranslation('orientation')
  const uncertain = listUncertain(answers).map((question) => t(`names.${question}`))
  if (uncertain.length === 0) return null
  const questions = new Intl.ListFormat(i18n.language).format(uncertain)
  return (
    <div className={styles.uncertain}>
      <CodeLabel variant="accent">{t('result.toVerify')}</CodeLabel>
      <p>{t('result.toVerifyText', { questions })}</p>
    </div>
  )
}

/** The letter that was received: it cannot wait. */
function Urgency({ answers, country }: AnswersProps & CountryProps) {
  const { t } = useTranslation('orientation')
  const { data: countries = [] } = useCountries()
  if (answers.decision === 'waiting') return <Waiting answers={answers} />
  if (!listSteps(answers).includes('letter')) return null
  return (
    <Notice variant="warning" title={t('result.urgency')}>
      <p>{t('result.urgencyText')}</p>
      <p className={styles.noticeAction}>
        <LetterLink answers={answers} country={findBySlug(countries, country ?? '')}>
          {t('letter.open')}
        </LetterLink>
        <OfficePhone country={country} />
      </p>
    </Notice>
  )
}

/** Waiting is no reason to wait: in some countries, silence is the refusal. */
function Waiting({ answers }: AnswersProps) {
  const { t } = useTranslation('orientation')
  const { data: countries = [] } = useCountries()
  const slugs = listCountrySlugs(answers)
  const codes = slugs.flatMap((slug) => findBySlug(countries, slug)?.code ?? [])
  const silent = (['FR', 'LU'] as const).filter((code) => codes.includes(code))
  return (
    <Notice
      variant={silent.length > 0 || codes.length === 0 ? 'warning' : 'info'}
      title={t('result.waiting')}
    >
      {silent.map((code) => (
        <p key={code}>{t(`result.silence.${code}`)}</p>
      ))}
      {silent.length === 0 && (
        <p>{t(codes.length === 0 ? 'effects.decision.waiting' : 'result.silence.other')}</p>
      )}
      <p className={styles.noticeAction}>
        <LetterLink
          answers={answers}
          country={countries.find(({ code }) => code === (silent[0] ?? codes[0]))}
        >
          {t('result.silence.open')}
        </LetterLink>
        <OfficePhone country={slugs[0]} />
      </p>
    </Notice>
  )
}

interface LetterLinkProps extends AnswersProps {
  country: Country | undefined
  children: string
}

function LetterLink({ answers, country, children }: LetterLinkProps) {
  const { known } = useKnownVisas(country)
  const visa = findPurposeVisa(answers, country?.code, known)
  return (
    <Link
      to="/lettre"
      search={toLetterStart(answers, country?.code, visa?.slug)}
      className={getButtonClassName('secondary', 'small')}
    >
      {children}
    </Link>
  )
}

/** What to do first where one is now. The visa stays the same. Not on paper, which others may find. */
function PlaceAdvice({ answers, country }: AnswersProps & CountryProps) {
  const { t } = useTranslation('orientation')
  const place = orientationQuestions.place.options.find((known) => known === answers.place)
  if (place === undefined) return null
  return (
    <Notice
      variant={place === 'noPermit' ? 'warning' : 'info'}
      title={t(`answers.place.${place}`)}
      className={styles.unprinted}
    >
      <p>
        <span>{t(`effects.place.${place}`)}</span>{' '}
        {place === 'noPermit' && <OfficePhone country={country} />}
      </p>
    </Notice>
  )
}

interface CountryProps {
  /** The slug of a country; undefined where it is not known. */
  country: string | undefined
}

/** The phone of the office of a country. */
function OfficePhone({ country: slug }: CountryProps) {
  const { data: countries = [] } = useCountries()
  const { phone } = getOffice(findBySlug(countries, slug ?? '')?.code)
  return (
    <a href={toTelUrl(phone)} className={styles.phone}>
      <Phone size={16} strokeWidth={1.75} aria-hidden />
      <Ltr>{phone}</Ltr>
    </a>
  )
}

const notAskedItems = ['money', 'health', 'record', 'stays', 'age', 'nationality'] as const

function NotAsked() {
  const { t } = useTranslation('orientation')
  return (
    <section className={styles.section} aria-labelledby="non-demande">
      <h2 id="non-demande">{t('result.notAsked')}</h2>
      <p>{t('result.notAskedLead')}</p>
      <ul className={styles.bullets}>
        {notAskedItems.map((item) => (
          <li key={item}>{t(`result.notAskedItems.${item}`)}</li>
        ))}
      </ul>
    </section>
  )
}

/** On paper, or again. */
function Closing({ onAgain }: Pick<OrientationResultProps, 'onAgain'>) {
  const { t } = useTranslation('orientation')
  const buildSiteUrl = useSiteUrlBuilder()
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.print')}</span>
        </Button>
        <Link
          to="/orientation"
          className={getButtonClassName('tertiary', 'small')}
          onClick={onAgain}
        >
          {t('result.again')}
        </Link>
      </div>
      <p className={styles.note}>{t('result.demonstration')}</p>
      <LawSources record="texts/orientation" />
      <p className={styles.source}>
        <span>{t('result.source')}</span> <Ltr>{buildSiteUrl(href)}</Ltr>
      </p>
    </>
  )
}
