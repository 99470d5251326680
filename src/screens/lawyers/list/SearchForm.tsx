import { Search } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './LawyerList.module.css'
import type { SearchFormState } from './useDirectory.ts'

/**
 * Pays, Langue, Catégories, Ville, Nom, Recherche (spec 2.11): nobody new knows a name, so it comes last
 * (docs/decisions.md). The list also updates while typing.
 */
export function SearchForm({
  form,
  onSubmitted,
}: {
  form: SearchFormState
  onSubmitted: () => void
}) {
  const { t } = useTranslation('lawyers')
  const { filters, options, setCity, updateFilters } = form
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
      <NameField form={form} />
      <Button type="submit">
        <Search size={18} aria-hidden />
        <span>{t('search.submit')}</span>
      </Button>
    </form>
  )
}

/** Also at the head of the filters in a narrow window, which has the other fields. */
export function NameField({ form: { filters, setName } }: { form: SearchFormState }) {
  const { t } = useTranslation('lawyers')
  return (
    <TextField
      label={t('search.name')}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={filters.name}
      onChange={(event) => setName(event.target.value)}
    />
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
