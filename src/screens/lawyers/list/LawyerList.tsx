import { clsx } from 'clsx/lite'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, memo, type Ref, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/PageMeta.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { countActiveValues } from '#domain/lawyers/criteria.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
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

/**
 * Pays, Langue, Catégories, Ville, Nom, Recherche (spec 2.11): nobody new knows a name, so it comes last
 * (docs/decisions.md). The list also updates while typing.
 */
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
      <CountrySelect value={filters.country} options={options} updateFilters={updateFilters} />
      <LanguageSelect value={filters.languages} options={options} updateFilters={updateFilters} />
      <CategorySelect value={filters.areas} options={options} updateFilters={updateFilters} />
      <TextField
        label={t('search.city')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.city}
        onChange={(event) => setCity(event.target.value)}
      />
      <TextField
        label={t('search.name')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" className={styles.submit}>
        <Search size={18} aria-hidden />
        <span>{t('search.submit')}</span>
      </Button>
    </form>
  )
}

// The long lists are memoised, so that typing in the fields does not render them again.

interface FilterSelectProps<Value> extends Pick<SearchFormState, 'options' | 'updateFilters'> {
  value: Value
}

const CountrySelect = memo(function CountrySelect({
  value,
  options,
  updateFilters,
}: FilterSelectProps<string>) {
  const { t } = useTranslation('lawyers')
  const nameCountry = useCountryName()
  return (
    <Select
      label={t('search.country')}
      placeholder={t('search.allCountries')}
      options={options.countries.map((option) => ({
        value: option.slug,
        ...toLabel(nameCountry(option)),
      }))}
      value={value}
      onChange={(country) => updateFilters((current) => ({ ...current, country }))}
    />
  )
})

const LanguageSelect = memo(function LanguageSelect({
  value,
  options,
  updateFilters,
}: FilterSelectProps<readonly string[]>) {
  const { t } = useTranslation('lawyers')
  const formatLanguageName = useFormatLanguageName()
  return (
    <ListSelect
      label={t('facets.languages')}
      placeholder={t('search.allLanguages')}
      options={options.languages.map((code) => ({ value: code, label: formatLanguageName(code) }))}
      value={value}
      onChange={(languages) => updateFilters((current) => ({ ...current, languages }))}
    />
  )
})

const CategorySelect = memo(function CategorySelect({
  value,
  options,
  updateFilters,
}: FilterSelectProps<readonly string[]>) {
  const { t } = useTranslation('lawyers')
  const { translate } = useRecordTexts()
  return (
    <ListSelect
      label={t('search.category')}
      placeholder={t('search.allCategories')}
      options={options.categories.map(({ slug, name }) => ({
        value: slug,
        ...toLabel(translate(name)),
      }))}
      value={value}
      onChange={(areas) => updateFilters((current) => ({ ...current, areas }))}
    />
  )
})

/** The value of a select while several values are selected in the facets. */
const severalValue = 'several'

interface ListSelectProps extends Pick<
  ComponentProps<typeof Select>,
  'label' | 'placeholder' | 'options'
> {
  value: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A select of one value of a filter that can have several. */
function ListSelect({ value: values, options, onChange, ...props }: ListSelectProps) {
  const { t } = useTranslation('lawyers')
  const [onlyValue = ''] = values
  const several = { value: severalValue, label: t('search.several', { count: values.length }) }
  const hasSeveral = values.length > 1
  return (
    <Select
      {...props}
      options={hasSeveral ? [several, ...options] : options}
      value={hasSeveral ? severalValue : onlyValue}
      onChange={(value) => {
        if (value !== severalValue) onChange(value === '' ? [] : [value])
      }}
    />
  )
}

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
  const activeCount = countActiveValues(directory.filters)
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
