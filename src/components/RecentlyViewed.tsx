import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { findLawyer } from '#domain/lawyers/profile.ts'
import { maxRecentViews, parseView } from '#domain/recent-views.ts'
import { withSlugs } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'

import { LawyerPicture } from './LawyerPicture.tsx'
import { LawyerPlace } from './LawyerPlace.tsx'
import { RecordText } from './RecordText.tsx'
import styles from './RecentlyViewed.module.css'
import { clearViews, setKept, useRecentViews } from './useRecentViews.ts'

interface RecentlyViewedProps {
  /** The page that is shown. It is not in the list. */
  path: string
  /** The list was emptied on this page: it says so, and has the focus. */
  isCleared: boolean
  onCleared: () => void
}

/**
 * The visas and lawyers that were looked at last, with the choice to keep the list on the device and a button that empties
 * it. Records that are gone or have another name are left out. Nothing is shown while they load.
 */
export function RecentlyViewed({ path, isCleared, onCleared }: RecentlyViewedProps) {
  const { t } = useTranslation('recentlyViewed')
  const titleId = useId()
  const { isLoading, visas, lawyers } = useViewedRecords(path)
  if (isCleared) return <ClearedNote />
  if (isLoading || visas.length + lawyers.length === 0) return null
  return (
    <aside className={styles.section} aria-labelledby={titleId}>
      <div className={styles.content}>
        <h2 id={titleId}>{t('title')}</h2>
        <div className={styles.groups}>
          {visas.length > 0 && (
            <Group title={t('visas')}>
              {visas.map((view) => (
                <VisaLink key={view.path} {...view} />
              ))}
            </Group>
          )}
          {lawyers.length > 0 && (
            <Group title={t('lawyers')}>
              {lawyers.map((lawyer) => (
                <LawyerLink key={lawyer.id} lawyer={lawyer} />
              ))}
            </Group>
          )}
        </div>
        <Controls
          onClear={() => {
            clearViews()
            onCleared()
          }}
        />
      </div>
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul role="list">{children}</ul>
    </section>
  )
}

function VisaLink({ country, visa }: ViewedVisa) {
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  return (
    <li className={styles.item} data-ink={country.code.toLowerCase()}>
      <span className={styles.picture}>
        <Rosette seed={`${country.code} ${visa.name}`} detail="coarse" />
      </span>
      <Link
        to="/detailsvisa/$country/$visa"
        params={{ country: country.slug, visa: visa.slug }}
        className={styles.link}
      >
        <RecordText {...translate(visa.name)} />
      </Link>
      <span className={styles.detail}>
        <RecordText {...nameCountry(country)} />
      </span>
    </li>
  )
}

function LawyerLink({ lawyer }: { lawyer: ViewedLawyer }) {
  const { t } = useTranslation('recentlyViewed')
  return (
    <li className={styles.item} data-ink={lawyer.country.code.toLowerCase()}>
      <span className={styles.picture} aria-hidden>
        <LawyerPicture lawyer={lawyer} detail="coarse" />
      </span>
      <Link to="/detailsavocatslist/$id" params={{ id: String(lawyer.id) }} className={styles.link}>
        {t('lawyer', lawyer)}
      </Link>
      <span className={styles.detail}>
        <LawyerPlace lawyer={lawyer} />
      </span>
    </li>
  )
}

/** Where the list is kept, and how it goes away. */
function Controls({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('recentlyViewed')
  const textId = useId()
  const { isKept } = useRecentViews()
  const [isRefused, setIsRefused] = useState(false)
  const kept = isKept ? t('keptOnDevice') : t('keptInTab')
  return (
    <div className={styles.controls}>
      <label className={styles.keep}>
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={textId}
          onChange={() => setIsRefused(!setKept(!isKept))}
        />
        <span>{t('keep')}</span>
      </label>
      <p id={textId} role="status" className={styles.note}>
        {isRefused ? t('refused') : kept}
      </p>
      <Button variant="secondary" size="small" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}

/** In place of the list, so that the focus of the button that emptied it is not lost. */
function ClearedNote() {
  const { t } = useTranslation('recentlyViewed')
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  return (
    <aside className={styles.section} aria-label={t('title')}>
      <div className={styles.content}>
        <p ref={note} tabIndex={-1} className={styles.note}>
          {t('cleared')}
        </p>
      </div>
    </aside>
  )
}

type ViewedRecords = ReturnType<typeof useViewedRecords>
type ViewedVisa = ViewedRecords['visas'][number]
type ViewedLawyer = ViewedRecords['lawyers'][number]

// Only who has looked at visas or lawyers needs them.
const meta = { isInLoader: false }

/** The records of the pages that were looked at, newest first, as the server has them now. */
function useViewedRecords(shownPath: string) {
  const { queries } = useApi()
  const { paths } = useRecentViews()
  const views = paths
    .filter((path) => path !== shownPath)
    .flatMap((path) => {
      const view = parseView(path)
      return view === undefined ? [] : [{ path, ...view }]
    })
  const visaViews = views.filter((view) => view.kind === 'visa')
  const lawyerViews = views.filter((view) => view.kind === 'lawyer')

  const countries = useQuery({
    ...queries.countries.list(),
    meta,
    select: withSlugs,
    enabled: visaViews.length > 0,
  })
  const lawyers = useQuery({ ...queries.lawyers.list(), meta, enabled: lawyerViews.length > 0 })
  const viewedCountries = (countries.data ?? []).filter(({ slug }) =>
    visaViews.some(({ country }) => country === slug),
  )
  const visas = useQueries({
    queries: viewedCountries.map(({ id }) => ({
      ...queries.visas.byCountry({ countryId: id }),
      meta,
      select: withSlugs,
    })),
  })
  return {
    isLoading: [countries, lawyers, ...visas].some((query) => query.isLoading),
    visas: visaViews
      .flatMap(({ path, ...slugs }) => {
        const index = viewedCountries.findIndex(({ slug }) => slug === slugs.country)
        const country = viewedCountries[index]
        const visa = visas[index]?.data?.find(({ slug }) => slug === slugs.visa)
        return country && visa ? [{ path, country, visa }] : []
      })
      .slice(0, maxRecentViews),
    lawyers: lawyerViews
      .flatMap(({ id }) => findLawyer(lawyers.data ?? [], id) ?? [])
      .slice(0, maxRecentViews),
  }
}
