import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './SearchForm.module.css'
import type { Directory } from './useDirectory.ts'

interface SearchFormProps {
  directory: Directory
  onSubmitted: () => void
}

/** What stands in the category select while several are chosen below. */
const several = 'several'

/** Nom, Pays, Ville, Catégories, Recherche (spec 2.11). The list answers while one types as well. */
export function SearchForm({ directory, onSubmitted }: SearchFormProps) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const { filters, options, typeName, typeCity, show } = directory
  const { areas } = filters
  const [onlyArea = ''] = areas
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault()
        show(filters)
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
      <Select
        label={t('search.country')}
        placeholder={t('search.allCountries')}
        options={options.countries.map(({ slug, name }) => ({ value: slug, label: name, lang }))}
        value={filters.country}
        onChange={(country) => {
          show({ ...filters, country })
        }}
      />
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
      <Select
        label={t('search.category')}
        placeholder={t('search.allCategories')}
        options={[
          ...(areas.length > 1
            ? [{ value: several, label: t('search.someCategories', { count: areas.length }) }]
            : []),
          ...options.categories.map(({ slug, name }) => ({ value: slug, label: name, lang })),
        ]}
        value={areas.length > 1 ? several : onlyArea}
        onChange={(area) => {
          if (area !== several) show({ ...filters, areas: area === '' ? [] : [area] })
        }}
      />
      <Button type="submit" className={styles.submit}>
        <Search size={18} aria-hidden />
        {t('search.submit')}
      </Button>
    </form>
  )
}
