import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { otherSubject } from '#domain/faqs.ts'
import { slugOf } from '#domain/slug.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'

import styles from './FaqFilters.module.css'
import type { FaqView } from './useFaqView.ts'

interface FaqFiltersProps {
  view: FaqView
  search: string
  onSearch: (search: string) => void
  /** The slug of the subject that was chosen, empty for all. */
  onChooseSubject: (subject: string) => void
}

/** The subject, all of them by default (spec 4), and a search that answers as one types. */
export function FaqFilters({ view, search, onSearch, onChooseSubject }: FaqFiltersProps) {
  const { t } = useTranslation(['faq', 'layout'])
  const lang = useContentLanguage()
  const searchId = useId()
  const { visas, subject, hasOther, status } = view
  if (status === 'none') return null

  const listed = visas.data ?? []
  const chosen = listed.find(({ id }) => id === subject)
  return (
    <search className={styles.filters}>
      <Select
        label={t('subject')}
        placeholder={t('allSubjects')}
        value={
          chosen === undefined
            ? subject === otherSubject
              ? otherSubject
              : ''
            : slugOf(chosen.name)
        }
        options={[
          ...listed.map(({ name }) => ({ value: slugOf(name), label: name })),
          ...(hasOther ? [{ value: otherSubject, label: t('other') }] : []),
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
      <div className={styles.field}>
        <label htmlFor={searchId}>{t('search')}</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          placeholder={t('searchExample')}
          onChange={(event) => {
            onSearch(event.target.value)
          }}
        />
      </div>
    </search>
  )
}
