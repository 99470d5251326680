import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { LawSourcesBelow } from '#components/LateLawSources.tsx'
import { NextSteps } from '#components/NextSteps.tsx'
import { VisaContent } from '#components/VisaContent.tsx'
import { VisaPage } from '#components/VisaPage.tsx'
import type { VisaPageSlugs, VisaSelection } from '#components/useVisaSelection.ts'
import { downloads, formatFileSize } from '#domain/visas.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './VisaDetails.module.css'

/** The first page of a visa: what it is (spec 2.5). */
export function VisaDetails() {
  const { t } = useTranslation('visaDetails')
  return (
    <VisaPage
      to="/detailsvisa/$country/$visa"
      title={t('title')}
      renderContent={(selection, slugs) => (
        <div className={styles.content}>
          <VisaPanel selection={selection} slugs={slugs} />
          {/* The key: below the first screen until the visa has failed to load, they appear, not move. */}
          <Downloads key={String(selection.isUnavailable)} />
        </div>
      )}
    />
  )
}

/** The selected visa, or the loading, error or empty state (spec 2.5, 8). */
function VisaPanel({ selection, slugs }: { selection: VisaSelection; slugs: VisaPageSlugs }) {
  const { t } = useTranslation(['visaDetails', 'layout'])
  const { toText } = useRecordTexts()
  const nameCountry = useCountryName()
  const { countries, country, visas, visa } = selection

  // The country buttons show the error.
  if (countries.isLoadingError || countries.data?.length === 0) return null
  if (visas.isLoadingError || visas.data?.length === 0) {
    return (
      <EmptyState
        variant={visas.isLoadingError ? 'error' : 'empty'}
        title={t('none')}
        text={t(visas.isLoadingError ? 'failedAdvice' : 'emptyAdvice')}
        action={
          <>
            <Button variant="secondary" onClick={() => void visas.refetch()}>
              {t('layout:retry')}
            </Button>
            <Link
              to="/contact"
              search={{ country: slugs.country }}
              hash="formulaire"
              className={getButtonClassName('tertiary')}
            >
              {t('contact')}
            </Link>
          </>
        }
      />
    )
  }
  const isLoading = country === undefined || visa === undefined
  return (
    <LoadingRegion
      className={styles.panel}
      busy={isLoading}
      label={t('loading')}
      doneLabel={
        isLoading
          ? undefined
          : t('loaded', { visa: toText(visa.name), country: nameCountry(country).children })
      }
    >
      {isLoading ? (
        <VisaSkeleton />
      ) : (
        <>
          <VisaContent key={visa.id} country={country} visa={visa} slugs={slugs} />
          <LawSourcesBelow
            className={styles.sources}
            record={`visas/${visa.id}`}
            texts={[visa.summary, visa.content]}
          />
          <NextSteps from="visa" selection={selection} slugs={slugs} className={styles.steps} />
        </>
      )}
    </LoadingRegion>
  )
}

function VisaSkeleton() {
  return (
    <div className={styles.article}>
      <div className={styles.text}>
        <Skeleton variant="title" />
        <Skeleton lines={3} />
      </div>
      <Skeleton variant="block" className={styles.picture} />
      <div className={styles.body}>
        <Skeleton lines={6} />
        <Skeleton lines={5} />
      </div>
    </div>
  )
}

/** Two documents, the same for every visa (spec 2.5), with format and file size. */
function Downloads() {
  const { t, i18n } = useTranslation('visaDetails')
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <div className={styles.downloadsHeading}>
        <h2 id="downloads">{t('downloads.title')}</h2>
        <LanguageNote />
      </div>
      <ul role="list">
        {downloads.map(({ name, file, bytes, pages }) => (
          <li key={name}>
            <a
              href={`${import.meta.env.BASE_URL}downloads/${file}`}
              download
              hrefLang="fr"
              className={styles.downloadsLink}
            >
              <Download size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
              <span className={styles.name}>{t(`downloads.${name}`)}</span>
              <span className={styles.downloadsNote}>
                {t('downloads.file', {
                  count: pages,
                  size: formatFileSize(bytes, getLanguage(i18n)),
                })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.downloadsNote}>{t('downloads.sample')}</p>
    </section>
  )
}
