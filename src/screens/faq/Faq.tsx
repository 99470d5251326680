import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { matchesSearch, type FaqSearchParams } from '#domain/faqs.ts'
import { toSearchTerms } from '#domain/text-search.ts'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { ContactPrompt } from './ContactPrompt.tsx'
import { CountryCards } from './CountryCards.tsx'
import styles from './Faq.module.css'
import { FaqFilters } from './FaqFilters.tsx'
import { QuestionList } from './QuestionList.tsx'
import { useScrollToQuestion } from './useScrollToQuestion.ts'
import { useCanonicalFaqSearch } from './useCanonicalFaqSearch.ts'
import { useFaqView } from './useFaqView.ts'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'

/** The FAQ: a country, a subject, a search, and the questions they leave (spec 2.6, 4). */
export function Faq(searchParams: FaqSearchParams) {
  const { t } = useTranslation('faq')
  const navigate = useNavigate()
  const [searchText, setSearchText] = useDebouncedSearchParam(searchParams.q ?? '', (q) => {
    updateSearchParams({ q })
  })
  const searchInputRef = useRef<HTMLInputElement>(null)
  const view = useFaqView(searchParams, searchText)
  const openFaq = view.shown.find(({ id }) => String(id) === searchParams.question)
  const { onQuestionOpened } = useScrollToQuestion(
    searchParams.question,
    openFaq !== undefined && view.status === 'loaded',
  )

  function updateSearchParams(change: FaqSearchParams): void {
    void navigate({
      to: '/faq',
      search: (previous) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    })
  }
  useCanonicalFaqSearch(searchParams, view, updateSearchParams)

  function onSearchTextChange(typed: string): void {
    setSearchText(typed)
    // A question that the search hides is closed: in the address it would come before the search.
    if (openFaq !== undefined && !matchesSearch(openFaq, toSearchTerms(typed))) {
      updateSearchParams({ question: undefined })
    }
  }
  function onToggled(id: number, isOpen: boolean): void {
    const isInUrl = searchParams.question === String(id)
    if (isOpen === isInUrl) return
    if (isOpen) {
      onQuestionOpened(id)
      updateSearchParams({ question: String(id) })
    } else {
      updateSearchParams({ question: undefined })
    }
  }

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <CountryCards
        view={view}
        onChange={(country) => {
          updateSearchParams({ country, subject: undefined, question: undefined })
        }}
      />
      <div className={styles.columns}>
        <FaqFilters
          view={view}
          searchText={searchText}
          searchInputRef={searchInputRef}
          onSearchTextChange={onSearchTextChange}
          onSubjectChange={(subject) => {
            updateSearchParams({ subject, question: undefined })
          }}
        />
        <QuestionList
          view={view}
          openQuestionId={searchParams.question}
          onToggled={onToggled}
          onClearSearch={() => {
            setSearchText('')
            // The button that was pressed goes; the next search begins here.
            searchInputRef.current?.focus()
          }}
        />
        <ContactPrompt view={view} />
      </div>
    </Page>
  )
}
