import { Search } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './SearchForm.module.css'
import type { SearchFormState } from './useDirectory.ts'

interface SearchFormProps {
  form: SearchFormState
  onSubmitted: () => void
}

/** Nom, Pays, Ville, Catégories, Recherche (spec 2.11). The list answers while one types as well. */
export function SearchForm({ form, onSubmitted }: SearchFormProps) {
  const { t } = useTranslation('lawyers')
  const { filters, options, typeName, typeCity, show } = form
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault()
        show((now) => now)
        onSubmitted()
      }}
    >
      <TextField
        label={t('search.name')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.name}
        onChange={(event) => {
          typeName(event.target.value)
        }}
      />
      <CountrySelect country={filters.country} options={options} show={show} />
      <TextField
        label={t('search.city')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.city}
        onChange={(event) => {
          typeCity(event.target.value)
        }}
      />
      <CategorySelect areas={filters.areas} options={options} show={show} />
      <Button type="submit" className={styles.submit}>
        <Search size={18} aria-hidden />
        {t('search.submit')}
      </Button>
    </form>
  )
}

// The long lists are drawn when they or what is chosen from them change, not with every key in the fields.

type FilterSelectProps = Pick<SearchFormState, 'options' | 'show'>

const CountrySelect = memo(function CountryChoice({
  country: value,
  options,
  show,
}: FilterSelectProps & { country: string }) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  return (
    <Select
      label={t('search.country')}
      placeholder={t('search.allCountries')}
      options={options.countries.map(({ slug, name }) => ({ value: slug, label: name, lang }))}
      value={value}
      onChange={(country) => {
        show((now) => ({ ...now, country }))
      }}
    />
  )
})

/** What stands in the category select while several are chosen below. */
const multipleCategoriesValue = 'several'

const CategorySelect = memo(function CategoryChoice({
  areas,
  options,
  show,
}: FilterSelectProps & { areas: readonly string[] }) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
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
        ...options.categories.map(({ slug, name }) => ({ value: slug, label: name, lang })),
      ]}
      value={areas.length > 1 ? multipleCategoriesValue : onlyArea}
      onChange={(area) => {
        if (area !== multipleCategoriesValue)
          show((now) => ({ ...now, areas: area === '' ? [] : [area] }))
      }}
    />
  )
})
