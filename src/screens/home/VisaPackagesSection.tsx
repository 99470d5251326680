import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { CountryToggleGroup } from '#components/VisaSelectors.tsx'
import { useCanonicalSearch } from '#components/useCanonicalSearch.ts'
import { useVisaSelection, visaChoiceId, type VisaSelection } from '#components/useVisaSelection.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { findIntervention } from '#domain/visas.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { CountryVisas } from './CountryVisas.tsx'
import { HomeSection } from './HomeSection.tsx'
import { VisaCard } from './VisaCard.tsx'
import styles from './VisaPackagesSection.module.css'

/** The visas of a country as cards. The country is in the URL, so that it can be shared (spec 2.3, 4). */
export function VisaPackagesSection() {
  const { t } = useTranslation('home')
  const { country } = useSearch({ from: '/_public/' })
  const navigate = useNavigate()
  const selection = useVisaSelection({ country })
  const updateSearch = (search: { country: string | undefined }) =>
    navigate({ to: '/', search, replace: true, resetScroll: false })
  const canonical =
    country === undefined || selection.country === undefined
      ? undefined
      : { country: selection.country.slug }
  useCanonicalSearch({ country }, canonical, (search) => void updateSearch(search))
  const [firstVisa, ...otherVisas] = selection.visas.data ?? []
  // With more visas than cards, the list of all opens at once: it is why one follows the link.
  const hash = otherVisas.length < cardsPerBatch ? '' : visaChoiceId
  // The address of the specification (spec 2.3); a country that was chosen is kept (docs/decisions.md, 4).
  const allVisas: LinkProps =
    canonical === undefined || firstVisa === undefined
      ? { to: '/detailsvisa', hash }
      : { to: '/detailsvisa/$country/$visa', params: { ...canonical, visa: firstVisa.slug }, hash }
  return (
    <HomeSection
      recordTexts={(selection.visas.data ?? []).map(({ name }) => name)}
      eyebrow={t('visas.eyebrow')}
      title={t('visas.title')}
      lead={t('visas.lead')}
    >
      <TranslationNotice />
      <div className={styles.countries}>
        <CountryToggleGroup
          selection={selection}
          onChange={(chosen) => void updateSearch({ country: chosen })}
        />
      </div>
      <VisaCards selection={selection} />
      <p className={styles.all}>
        <Link {...allVisas} className={getButtonClassName('secondary')}>
          <span>{t('visas.all')}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
      </p>
    </HomeSection>
  )
}

/** A card per visa of the country, with the levels of its intervention (spec 2.3, 4). */
function VisaCards({ selection }: { selection: VisaSelection }) {
  const { t } = useTranslation(['home', 'layout'])
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  return (
    <>
      {interventions.isLoadingError && (selection.visas.data ?? []).length > 0 && (
        <div role="alert" className={styles.note}>
          <p>{t('visas.levelsFailed')}</p>
          <Button variant="tertiary" size="small" onClick={() => void interventions.refetch()}>
            {t('layout:retry')}
          </Button>
        </div>
      )}
      <CountryVisas {...selection} placeholder={<VisaCardSkeletons className={styles.cards} />}>
        {(visas, country) => (
          <CardList
            key={country.id}
            items={visas}
            inkCode={country.code}
            renderCard={(visa) => (
              <VisaCard
                visa={visa}
                country={country}
                levels={
                  interventions.isPending
                    ? 'loading'
                    : findIntervention(interventions.data ?? [], country.id, visa.id)?.serviceLevels
                }
              />
            )}
          />
        )}
      </CountryVisas>
    </>
  )
}

/** As many as a person looks at. More would take seconds to draw: each has some forty elements (docs/performance.md). */
const cardsPerBatch = 12

interface CardListProps<Item> {
  items: readonly Item[]
  /** The country whose ink the cards have. */
  inkCode: string
  renderCard: (item: Item) => ReactElement
}

/** Twelve cards at a time. 'Show more' focuses the first new one; without JavaScript the link to all visas leads on. */
function CardList<Item extends { readonly id: number }>({
  items,
  inkCode,
  renderCard,
}: CardListProps<Item>) {
  const { t } = useTranslation('home')
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(cardsPerBatch)
  useEffect(() => {
    if (shown > cardsPerBatch)
      list.current?.children[shown - cardsPerBatch]?.querySelector('a')?.focus()
  }, [shown])
  const hiddenCount = items.length - shown
  return (
    <>
      <ul ref={list} role="list" className={styles.cards} data-ink={inkCode.toLowerCase()}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className={styles.item}>
            {renderCard(item)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => setShown(shown + cardsPerBatch)}>
            {t('visas.more', { count: Math.min(hiddenCount, cardsPerBatch) })}
          </Button>
          <span>{t('visas.shown', { shown, count: items.length })}</span>
        </p>
      )}
    </>
  )
}

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function VisaCardSkeletons({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {placeholderKeys.map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton variant="title" />
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  )
}
