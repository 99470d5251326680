import { Link, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { type FaqSearchParams, matchesSearch, otherSubjectSlug } from '#domain/faqs.ts'
import { toSearchTerms } from '#domain/text-search.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { useCanonicalSearch } from '#components/canonical-search/useCanonicalSearch.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { CountryCards } from './CountryCards.tsx'
import styles from './Faq.module.css'
import { getQuestionElementId } from './QuestionItem.tsx'
import { QuestionList } from './QuestionList.tsx'
import { type FaqView, useFaqView } from './useFaqView.ts'

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
  useCanonicalSearch(searchParams, view.canonicalSearch, updateSearchParams)

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
function FaqFilters({
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
          <Button variant="quiet" size="small" onClick={() => void visas.refetch()}>
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

/** For who found no answer: the contact form, which knows already what it is about (spec 2.6). */
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
 * Brings the question that the address names into view, with focus, when somebody arrives by its
 * address. A question that was opened here stays where it is: `onOpenedHere` says so.
 */
function useScrollToQuestion(question: string | undefined, isRendered: boolean) {
  const handledQuestionRef = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (question === undefined || !isRendered || handledQuestionRef.current === question)
      return undefined
    // After the router has put the page's scroll position.
    const frame = requestAnimationFrame(() => {
      handledQuestionRef.current = question
      const item = document.querySelector(`#${getQuestionElementId(Number(question))}`)
      item?.scrollIntoView({ block: 'start' })
      item?.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [question, isRendered])

  return {
    onQuestionOpened: (id: number) => {
      handledQuestionRef.current = String(id)
    },
  }
}
