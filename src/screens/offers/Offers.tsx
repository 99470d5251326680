import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { InterventionLoader } from '#components/InterventionLoader.tsx'
import { LanguageNote } from '#components/LanguageNote.tsx'
import { CountryToggleGroup, VisaSelect } from '#components/VisaSelectors.tsx'
import { useLevelPrice } from '#components/useFormatters.ts'
import {
  type VisaPageSlugs,
  type VisaSelection,
  useVisaPage,
} from '#components/useVisaSelection.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { toDirectorySearch } from '#domain/lawyers/need.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Offers.module.css'

/** The levels of a visa as offers, side by side (spec 2.1, docs/decisions.md). */
export function Offers() {
  const { t } = useTranslation('offers')
  const { selection, slugs, selectCountry, selectVisa } = useVisaPage('/pricing/$country/$visa')

  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        action={
          <Link to="/interventions/$country/$visa" params={slugs} className={styles.details}>
            <span>{t('interventions')}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        }
      />
      <TranslationNotice />
      <div className={styles.selects}>
        <CountryToggleGroup selection={selection} onChange={selectCountry} />
        <VisaSelect selection={selection} onChange={selectVisa} />
      </div>
      <OfferComparison selection={selection} slugs={slugs} />
    </Page>
  )
}

/** A column per level; stacked on a phone. */
function OfferComparison({ selection, slugs }: { selection: VisaSelection; slugs: VisaPageSlugs }) {
  const { t } = useTranslation('offers')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { country, visa } = selection
  return (
    <InterventionLoader
      namespace="offers"
      selection={selection}
      getDoneLabel={(count) => t('loaded', { count })}
      placeholder={
        <div className={styles.placeholders}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} variant="block" className={styles.placeholder} />
          ))}
        </div>
      }
    >
      {(levels) => (
        <section data-ink={country?.code.toLowerCase()}>
          <header className={styles.heading}>
            <h2 className={styles.title}>
              <span {...translate(visa?.name ?? '')} />,{' '}
              <span {...nameCountry(country ?? { code: '', name: '' })} />
            </h2>
            <LanguageNote text={visa?.name} />
          </header>
          <ul role="list" className={styles.offers}>
            {levels.map((level) => (
              <Offer key={level.levelNumber} level={level} slugs={slugs} />
            ))}
          </ul>
        </section>
      )}
    </InterventionLoader>
  )
}

/** One level as an offer, with a link to the prefilled contact form. */
function Offer({ level, slugs }: { level: ServiceLevel; slugs: VisaPageSlugs }) {
  const { t, i18n } = useTranslation('offers')
  const { translate } = useRecordTexts()
  const need = {
    country: slugs.country,
    subject: slugs.visa,
    level: String(level.levelNumber),
  }
  const getPrice = useLevelPrice()
  const title = translate(level.title)
  const basis = getFilledText(level.serviceFee?.basis)
  const notes = getFilledText(level.serviceFee?.notes)
  const summary = getFilledText(level.summary)
  return (
    <li className={styles.offer}>
      <div className={styles.offerHeading}>
        <CodeLabel>{t('level', level)}</CodeLabel>
        <h3 lang={title.lang}>{title.children}</h3>
      </div>
      <p className={styles.price} {...getPrice(level)} />
      {summary !== undefined && <p className={styles.summary} {...translate(summary)} />}
      <div className={styles.actions}>
        <Link
          to="/contact"
          search={need}
          hash="formulaire"
          className={getButtonClassName('secondary')}
          aria-label={t('chooseLevel', {
            levelNumber: level.levelNumber,
            title: title.children,
          })}
        >
          {t('choose')}
        </Link>
        <FindLawyerLink text="level" search={toDirectorySearch(need, getLanguage(i18n))} />
      </div>
      <RichText
        html={level.fullDescription}
        topHeadingLevel={4}
        className={clsx(proseClassName, styles.description)}
      />
      <dl className={styles.terms}>
        {basis !== undefined && (
          <div>
            <dt>{t('basis')}</dt>
            <dd {...translate(basis)} />
          </div>
        )}
        {notes !== undefined && (
          <div>
            <dt>{t('notes')}</dt>
            <dd {...translate(notes)} />
          </div>
        )}
      </dl>
    </li>
  )
}
