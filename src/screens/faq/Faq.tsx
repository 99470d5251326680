import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useCanonicalSearch } from '#components/useCanonicalSearch.ts'
import { LetterLine } from '#components/LetterLine.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { type FaqSearchParams, matchesSearch, otherSubjectSlug } from '#domain/faqs.ts'
import { toSearchTerms } from '#domain/text-search.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { CountryCards } from './CountryCards.tsx'
import styles from './Faq.module.css'
import { getQuestionElementId } from './QuestionItem.tsx'
import { QuestionList } from './QuestionList.tsx'
import { type FaqView, useFaqView } from './useFaqView.ts'

/** The FAQ: questions filtered by country, subject and search text (spec 2.6, 4). */
export function Faq() {
  const searchParams = useSearch({ from: '/_public/faq' })
  const { t } = useTranslation('faq')
  const navigate = useNavigate()
  const [searchText, setSearchText] = useDebouncedSearchParam(searchParams.q ?? '', (q) =>
    updateSearchParams({ q }),
  )
  const hasLeftPage = useHasLeftPage()
  const searchInputRef = useRef<HTMLInputElement>(null)
  const view = useFaqView(searchParams, searchText)
  const openFaq = view.results.find(({ id }) => String(id) === searchParams.question)
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
  useCanonicalSearch(searchParams, view.canonicalSearch, updateSearchParams)

  function onSearchTextChange(text: string): void {
    setSearchText(text)
    // The question in the URL overrides the search, so a hidden question must be closed.
    if (openFaq !== undefined && !matchesSearch(openFaq, toSearchTerms(text), view.toText)) {
      updateSearchParams({ question: undefined })
    }
  }
  function onToggled(id: number, isOpen: boolean): void {
    const isInUrl = searchParams.question === String(id)
    // Browsers report a toggle late: a link may have been followed since.
    if (isOpen === isInUrl || hasLeftPage()) return
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
      <TranslationNotice />
      <LetterLine />
      <CountryCards
        view={view}
        onChange={(country) =>
          updateSearchParams({ country, subject: undefined, question: undefined })
        }
      />
      {/* The key: what follows the questions is below the first screen until the countries fail to load, then it appears. */}
      <div
        key={String(view.status === 'noCountry')}
        className={styles.columns}
        data-waiting={view.countries.isPending}
      >
        <FaqFilters
          view={view}
          searchText={searchText}
          searchInputRef={searchInputRef}
          onSearchTextChange={onSearchTextChange}
          onSubjectChange={(subject) => updateSearchParams({ subject, question: undefined })}
        />
        <QuestionList
          view={view}
          openQuestionId={searchParams.question}
          onToggled={onToggled}
          onClearSearch={() => {
            setSearchText('')
            // The pressed button is removed.
            searchInputRef.current?.focus()
          }}
        />
        <ContactPrompt view={view} />
      </div>
    </Page>
  )
}

interface FaqFiltersProps {
  view: FaqView
  searchText: string
  searchInputRef: RefObject<HTMLInputElement | null>
  onSearchTextChange: (search: string) => void
  /** Receives the slug of the subject; empty for all. */
  onSubjectChange: (subject: string) => void
}

/** The subject filter, 'all' by default (spec 4), and the search field. */
function FaqFilters({
  view,
  searchText,
  searchInputRef,
  onSearchTextChange,
  onSubjectChange,
}: FaqFiltersProps) {
  const { t, i18n } = useTranslation(['faq', 'layout'])
  const { translate } = useRecordTexts()
  const { visas, subject, hasOther, status } = view
  if (status === 'noCountry') return null

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
          ...visaOptions.map(({ slug, name }) => ({ value: slug, ...toLabel(translate(name)) })),
          ...(hasOther
            ? [{ value: otherSubjectSlug, label: t('other'), lang: getLanguage(i18n) }]
            : []),
        ]}
        onChange={onSubjectChange}
      />
      {visas.isLoadingError && (
        <p role="alert" className={styles.failed}>
          <span>{t('subjectsFailed')}</span>{' '}
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
        onChange={(event) => onSearchTextChange(event.target.value)}
      />
    </search>
  )
}

/** A link to the contact form, prefilled with country and subject (spec 2.6). */
function ContactPrompt({ view: { country, subject, visas } }: { view: FaqView }) {
  const { t } = useTranslation('faq')
  const visa = (visas.data ?? []).find(({ id }) => id === subject)
  return (
    <aside className={styles.prompt} aria-labelledby="ecrire">
      <h2 id="ecrire">{t('contactTitle')}</h2>
      <p>{t('contactText')}</p>
      <Link
        to="/contact"
        search={{
          ...(country === undefined ? {} : { country: country.slug }),
          ...(visa === undefined ? {} : { subject: visa.slug }),
        }}
        hash="formulaire"
        className={getButtonClassName('secondary')}
      >
        {t('contact')}
      </Link>
    </aside>
  )
}

/**
 * Scrolls to the question in the URL and focuses it. A question opened on this page must be reported
 * with `onQuestionOpened`, so that it does not scroll.
 */
function useScrollToQuestion(question: string | undefined, isRendered: boolean) {
  const handledQuestionRef = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (question === undefined || !isRendered || handledQuestionRef.current === question)
      return undefined
    // After the router has restored the scroll position.
    const frame = requestAnimationFrame(() => {
      handledQuestionRef.current = question
      // The visitor may already be typing a search.
      if (document.activeElement?.matches('input, select') === true) return
      const item = document.querySelector(`#${getQuestionElementId(Number(question))}`)
      item?.scrollIntoView({ block: 'start' })
      item?.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [question, isRendered])

  return {
    onQuestionOpened: (id: number) => {
      handledQuestionRef.current = String(id)
    },
  }
}
