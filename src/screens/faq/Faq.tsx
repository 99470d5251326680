import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { matchesSearch, type FaqAddress } from '#domain/faqs.ts'
import { searchWords } from '#domain/text-search.ts'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { ContactInvitation } from './ContactInvitation.tsx'
import { CountryCards } from './CountryCards.tsx'
import styles from './Faq.module.css'
import { FaqFilters } from './FaqFilters.tsx'
import { Questions } from './Questions.tsx'
import { useArrival } from './useArrival.ts'
import { useCorrectedFaqAddress } from './useCorrectedFaqAddress.ts'
import { useFaqView } from './useFaqView.ts'
import { useTypedSearch } from '#ui/hooks/useTypedSearch.ts'

/** The FAQ: a country, a subject, a search, and the questions they leave (spec 2.6, 4). */
export function Faq(address: FaqAddress) {
  const { t } = useTranslation('faq')
  const navigate = useNavigate()
  const [search, setSearch] = useTypedSearch(address.q ?? '', (q) => {
    show({ q })
  })
  const searchField = useRef<HTMLInputElement>(null)
  const view = useFaqView(address, search)
  const open = view.shown.find(({ id }) => String(id) === address.question)
  const { onOpenedHere } = useArrival(
    address.question,
    open !== undefined && view.status === 'loaded',
  )

  function show(change: FaqAddress): void {
    void navigate({
      to: '/faq',
      search: (previous) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    })
  }
  useCorrectedFaqAddress(address, view, show)

  function onSearched(typed: string): void {
    setSearch(typed)
    // A question that the search hides is closed: in the address it would come before the search.
    if (open !== undefined && !matchesSearch(open, searchWords(typed))) {
      show({ question: undefined })
    }
  }
  function onToggled(id: number, isOpen: boolean): void {
    const isInAddress = address.question === String(id)
    if (isOpen === isInAddress) return
    if (isOpen) {
      onOpenedHere(id)
      show({ question: String(id) })
    } else {
      show({ question: undefined })
    }
  }

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <CountryCards
        view={view}
        onChoose={(country) => {
          show({ country, subject: undefined, question: undefined })
        }}
      />
      <div className={styles.columns}>
        <FaqFilters
          view={view}
          search={search}
          searchField={searchField}
          onSearch={onSearched}
          onChooseSubject={(subject) => {
            show({ subject, question: undefined })
          }}
        />
        <Questions
          view={view}
          open={address.question}
          onToggled={onToggled}
          onClearSearch={() => {
            setSearch('')
            // The button that was pressed goes; the next search begins here.
            searchField.current?.focus()
          }}
        />
        <ContactInvitation view={view} />
      </div>
    </Page>
  )
}
