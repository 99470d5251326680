import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import type { Faq } from '#contract/faqs.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Accordion } from '#ui/Accordion/Accordion.tsx'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LoadingStatus } from './LoadingStatus.tsx'
import styles from './QuestionList.module.css'
import type { FaqView } from './useFaqView.ts'
import { getQuestionElementId, QuestionItem } from './QuestionItem.tsx'

interface QuestionListProps {
  view: FaqView
  /** The id of the open question. */
  openQuestionId: string | undefined
  onToggled: (id: number, isOpen: boolean) => void
  onClearSearch: () => void
}

/** The filtered questions, or the loading, error or empty state (spec 8). */
export function QuestionList({
  view,
  openQuestionId,
  onToggled,
  onClearSearch,
}: QuestionListProps) {
  const { t } = useTranslation(['faq', 'layout', 'pages'])
  const { country, faqs, results, status, terms } = view
  const nameCountry = useCountryName()

  if (status === 'noCountry') return null
  if (status === 'failed') {
    return (
      <RetryMessage
        title={t('failed')}
        text={t('failedAdvice')}
        onRetry={() => void faqs.refetch()}
      />
    )
  }
  const resultLabel =
    results.length === 0
      ? t('none')
      : t(terms.length === 0 ? 'resultCount' : 'matchCount', {
          count: results.length,
          country: country === undefined ? '' : nameCountry(country).children,
        })
  return (
    <section className={styles.questions} aria-busy={status === 'loading'}>
      <LoadingStatus
        busy={status === 'loading'}
        label={t('questionsLoading')}
        doneLabel={resultLabel}
      />
      {status === 'loading' && <Skeleton lines={12} />}
      {status === 'loaded' && results.length === 0 && (
        <EmptyState
          variant="empty"
          title={t('none')}
          text={terms.length === 0 ? t('noneAdvice') : t('noneFoundAdvice')}
          action={
            <>
              {terms.length > 0 && <Elsewhere view={view} />}
              {terms.length > 0 && (
                <Button variant="secondary" onClick={onClearSearch}>
                  {t('clearSearch')}
                </Button>
              )}
              <Link to="/lettre" className={getButtonClassName('tertiary')}>
                {t('pages:letter.title')}
              </Link>
              <Link to="/orientation" className={getButtonClassName('tertiary')}>
                {t('pages:orientation.title')}
              </Link>
            </>
          }
        />
      )}
      {status === 'loaded' && results.length > 0 && (
        <QuestionGroups
          // Resets what is open, and how many are shown, on a change of country.
          key={country?.id}
          view={view}
          openQuestionId={openQuestionId}
          onToggled={onToggled}
        />
      )}
    </section>
  )
}

/** Links to the questions that the search finds with another country, or with any subject of this one. */
function Elsewhere({ view: { countries, countQuestions, searchText } }: { view: FaqView }) {
  const { t } = useTranslation('faq')
  const nameCountry = useCountryName()
  return (countries.data ?? [])
    .map((country) => ({ country, count: countQuestions(country.id) }))
    .filter(({ count }) => count > 0)
    .map(({ country, count }) => (
      <Link
        key={country.id}
        to="/faq"
        search={{ country: country.slug, q: searchText }}
        className={getButtonClassName('secondary')}
      >
        {t('matchCount', { count, country: nameCountry(country).children })}
      </Link>
    ))
}

/** More questions than a person reads at once: thousands of them would be tens of thousands of elements. */
const questionsPerBatch = 60

function QuestionGroups({
  view,
  openQuestionId,
  onToggled,
}: Omit<QuestionListProps, 'onClearSearch'>) {
  const { t } = useTranslation(['faq', 'layout'])
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { country, groups, results, terms } = view
  const name = country === undefined ? undefined : nameCountry(country)
  const [requestedCount, setRequestedCount] = useState(questionsPerBatch)
  useEffect(() => {
    const showAll = () => flushSync(() => setRequestedCount(Infinity))
    addEventListener('beforeprint', showAll)
    return () => removeEventListener('beforeprint', showAll)
  }, [])
  const questions = groups.flatMap((group) => group.faqs)
  // A linked question is shown wherever it is.
  const openIndex = questions.findIndex(({ id }) => String(id) === openQuestionId)
  const shown = new Set(questions.slice(0, Math.max(requestedCount, openIndex + 1)))
  const nextQuestion = questions[shown.size]
  function showMore(next: Faq): void {
    flushSync(() => setRequestedCount(shown.size + questionsPerBatch))
    document.getElementById(getQuestionElementId(next.id))?.querySelector('summary')?.focus()
  }
  return (
    <>
      <header className={styles.heading}>
        {name !== undefined && <h2 lang={name.lang}>{name.children}</h2>}
        <p className={styles.count}>{t('questions', { count: results.length })}</p>
        <LanguageNote text={results[0]?.question} />
      </header>
      <Accordion headingLevel={4} className={styles.accordion}>
        {groups
          .filter(({ faqs: [first] }) => first !== undefined && shown.has(first))
          .map(({ subject, faqs }) => (
            <section key={subject ?? ''} className={styles.group}>
              <h3
                className={styles.subject}
                lang={subject === undefined ? undefined : translate(subject).lang}
              >
                {subject === undefined ? t('other') : translate(subject).children}
              </h3>
              {faqs
                .filter((faq) => shown.has(faq))
                .map((faq) => (
                  <QuestionItem
                    key={faq.id}
                    faq={faq}
                    terms={terms}
                    isOpen={openQuestionId === String(faq.id)}
                    onToggled={onToggled}
                  />
                ))}
            </section>
          ))}
      </Accordion>
      {nextQuestion && (
        <p className={styles.more}>
          <Button variant="secondary" onClick={() => showMore(nextQuestion)}>
            {t('more', { count: Math.min(questionsPerBatch, questions.length - shown.size) })}
          </Button>
        </p>
      )}
    </>
  )
}
