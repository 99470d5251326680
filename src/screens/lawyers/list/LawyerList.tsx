import { clsx } from 'clsx/lite'
import { Search, SlidersHorizontal } from 'lucide-react'
import { memo, type Ref, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/PageMeta.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { getActiveCriteria } from '#domain/lawyers/criteria.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DirectoryNav } from '../DirectoryNav.tsx'
import { Facets, type FacetsProps } from './Facets.tsx'
import styles from './LawyerList.module.css'
import { Results } from './Results.tsx'
import { type SearchFormState, useDirectory } from './useDirectory.ts'

/** 'Liste d'Avocats': search, facets, cards (spec 2.11). All of its state is in the URL. */
export function LawyerList() {
  const { form, directory, selectedFilters } = useDirectory()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const sidebarRef = useRef<HTMLElement>(null)
  return (
    <>
      <DirectoryTop />
      <header className={styles.hero}>
        <HeroBackground />
        <div className={styles.width}>
          <HeroTitle />
          <SearchForm form={form} onSubmitted={() => headingRef.current?.focus()} />
        </div>
      </header>
      <div className={clsx(styles.width, styles.columns)}>
        <FacetSidebar ref={sidebarRef} directory={directory} selectedFilters={selectedFilters} />
        <div className={styles.results}>
          <TranslationNotice />
          <FacetDrawer
            directory={directory}
            selectedFilters={selectedFilters}
            sidebarRef={sidebarRef}
          />
          <Results directory={directory} headingRef={headingRef} />
        </div>
      </div>
    </>
  )
}

const FacetSidebar = memo(function FacetSidebar({
  ref,
  ...props
}: FacetsProps & { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('lawyers')
  return (
    <aside ref={ref} tabIndex={-1} className={styles.sidebar} aria-label={t('facets.title')}>
      <Facets {...props} />
    </aside>
  )
})

// Memoised: typing must not render it again.
const DirectoryTop = memo(function DirectoryTop() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <PageMeta description={t('description')} />
      <DirectoryNav />
    </>
  )
})

const HeroBackground = memo(function HeroBackground() {
  return <GuillocheBackground seed="annuaire" fade />
})

const HeroTitle = memo(function HeroTitle() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <Breadcrumbs title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  )
})

/** Nom, Pays, Ville, Catégories, Recherche (spec 2.11). The list also updates while typing. */
function SearchForm({ form, onSubmitted }: { form: SearchFormState; onSubmitted: () => void }) {
  const { t } = useTranslation('lawyers')
  const { filters, options, setName, setCity, updateFilters } = form
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault()
        updateFilters((current) => current)
        onSubmitted()
      }}
    >
      <TextField
        label={t('search.name')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.name}
        onChange={(event) => setName(event.target.value)}
      />
      <CountrySelect country={filters.country} options={options} updateFilters={updateFilters} />
      <TextField
        label={t('search.city')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.city}
        onChange={(event) => setCity(event.target.value)}
      />
      <CategorySelect areas={filters.areas} options={options} updateFilters={updateFilters} />
      <Button type="submit" className={styles.submit}>
        <Search size={18} aria-hidden />
        <span>{t('search.submit')}</span>
      </Button>
    </form>
  )
}

// The long lists are memoised, so that typing in the fields does not render them again.

type FilterSelectProps = Pick<SearchFormState, 'options' | 'updateFilters'>

const CountrySelect = memo(function CountrySelect({
  country: value,
  options,
  updateFilters,
}: FilterSelectProps & { country: string }) {
  const { t } = useTranslation('lawyers')
  const nameCountry = useCountryName()
  return (
    <Select
      label={t('search.country')}
      placeholder={t('search.allCountries')}
      options={options.countries.map((option) => {
        const { lang, children: label } = nameCountry(option)
        return { value: option.slug, label, lang }
      })}
      value={value}
      onChange={(country) => updateFilters((current) => ({ ...current, country }))}
    />
  )
})

/** The value of the category select while several are selected in the facets. */
const multipleCategoriesValue = 'several'

const CategorySelect = memo(function CategorySelect({
  areas,
  options,
  updateFilters,
}: FilterSelectProps & { areas: readonly string[] }) {
  const { t } = useTranslation('lawyers')
  const { translate } = useRecordTexts()
  const [onlyArea = ''] = areas
  return (
    <Select
      label={t('search.category')}
      placeholder={t('search.allCategories')}
      options={[
        ...(areas.length > 1
          ? [
              {
                value: multipleCategoriesValue,
                label: t('search.someCategories', { count: areas.length }),
              },
            ]
          : []),
        ...options.categories.map(({ slug, name }) => {
          const { lang, children: label } = translate(name)
          return { value: slug, label, lang }
        }),
      ]}
      value={areas.length > 1 ? multipleCategoriesValue : onlyArea}
      onChange={(area) => {
        if (area !== multipleCategoriesValue)
          updateFilters((current) => ({ ...current, areas: area === '' ? [] : [area] }))
      }}
    />
  )
})

interface FacetDrawerProps extends FacetsProps {
  /** The sidebar that holds the facets in a wide window. */
  sidebarRef: RefObject<HTMLElement | null>
}

/** The facets on a phone, in a drawer. */
const FacetDrawer = memo(function FacetDrawer({
  directory,
  selectedFilters,
  sidebarRef,
}: FacetDrawerProps) {
  const { t } = useTranslation('lawyers')
  const [isOpen, setIsOpen] = useState(false)
  const activeCount = getActiveCriteria(directory.filters).length
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.openButton}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <span>{t('facets.open')}</span>
        {activeCount > 0 && <span className={styles.activeCount}>{activeCount}</span>}
      </Button>
      <Drawer
        open={isOpen}
        wideVersion={sidebarRef}
        onClose={close}
        label={t('facets.title')}
        closeLabel={t('facets.close')}
        header={<strong>{t('facets.title')}</strong>}
        footer={
          <Button className={styles.apply} onClick={close}>
            {t('facets.show', { count: directory.results.length })}
          </Button>
        }
      >
        {isOpen && <Facets directory={directory} selectedFilters={selectedFilters} />}
      </Drawer>
    </>
  )
})
