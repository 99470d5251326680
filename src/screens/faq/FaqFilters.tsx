import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { otherSubjectSlug } from '#domain/faqs.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './FaqFilters.module.css'
import type { FaqView } from './useFaqView.ts'

interface FaqFiltersProps {
  view: FaqView
  searchText: string
  /** The search field, for who sends the focus back to it. */
  searchInputRef: RefObject<HTMLInputElement | null>
  onSearchTextChange: (search: string) => void
  /** The slug of the subject that was chosen, empty for all. */
  onSubjectChange: (subject: string) => void
}

/** The subject, all of them by default (spec 4), and a search that answers as one types. */
export function FaqFilters({
  view,
  searchText,
  searchInputRef,
  onSearchTextChange,
  onSubjectChange,
}: FaqFiltersProps) {
  const { t, i18n } = useTranslation(['faq', 'layout'])
  const lang = useContentLanguage()
  const { visas, subject, hasOther, status } = view
  if (status === 'none') return null

  const visaOptions = visas.data ?? []
  const selectedVisa = visaOptions.find(({ id }) => id === subject)
  return (
    <search className={styles.filters}>
      <Select
        label={t('subject')}
        placeholder={t('allSubjects')}
        value={
          selectedVisa === undefined
            ? subject === otherSubjectSlug
              ? otherSubjectSlug
              : ''
            : selectedVisa.slug
        }
        options={[
          ...visaOptions.map(({ slug, name }) => ({ value: slug, label: name })),
          ...(hasOther
            ? [{ value: otherSubjectSlug, label: t('other'), lang: getLanguage(i18n) }]
            : []),
        ]}
        onChange={onSubjectChange}
        {...(lang === undefined ? {} : { lang })}
      />
      {visas.isError && (
        <p role="alert" className={styles.failed}>
          {t('subjectsFailed')}{' '}
          <Button variant="tertiary" size="small" onClick={() => void visas.refetch()}>
            {t('layout:retry')}
          </Button>
        </p>
      )}
      <TextField
        ref={searchInputRef}
        type="search"
        label={t('search')}
        autoComplete="off"
        maxLength={100}
        value={searchText}
        placeholder={t('searchExample')}
        onChange={(event) => {
          onSearchTextChange(event.target.value)
        }}
      />
    </search>
  )
}
