import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { otherSubject } from '#domain/faqs.ts'
import { languageOf } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './FaqFilters.module.css'
import type { FaqView } from './useFaqView.ts'

interface FaqFiltersProps {
  view: FaqView
  search: string
  /** The search field, for who sends the focus back to it. */
  searchField: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
  /** The slug of the subject that was chosen, empty for all. */
  onChooseSubject: (subject: string) => void
}

/** The subject, all of them by default (spec 4), and a search that answers as one types. */
export function FaqFilters({
  view,
  search,
  searchField,
  onSearch,
  onChooseSubject,
}: FaqFiltersProps) {
  const { t, i18n } = useTranslation(['faq', 'layout'])
  const lang = useContentLanguage()
  const { visas, subject, hasOther, status } = view
  if (status === 'none') return null

  const listed = visas.data ?? []
  const chosen = listed.find(({ id }) => id === subject)
  return (
    <search className={styles.filters}>
      <Select
        label={t('subject')}
        placeholder={t('allSubjects')}
        value={chosen === undefined ? (subject === otherSubject ? otherSubject : '') : chosen.slug}
        options={[
          ...listed.map(({ slug, name }) => ({ value: slug, label: name })),
          ...(hasOther ? [{ value: otherSubject, label: t('other'), lang: languageOf(i18n) }] : []),
        ]}
        onChange={onChooseSubject}
        {...(lang === undefined ? {} : { lang })}
      />
      {visas.isError && (
        <p role="alert" className={styles.failed}>
          {t('subjectsFailed')}{' '}
          <Button look="quiet" size="small" onClick={() => void visas.refetch()}>
            {t('layout:retry')}
          </Button>
        </p>
      )}
      <TextField
        ref={searchField}
        type="search"
        label={t('search')}
        autoComplete="off"
        maxLength={100}
        value={search}
        placeholder={t('searchExample')}
        onChange={(event) => {
          onSearch(event.target.value)
        }}
      />
    </search>
  )
}
