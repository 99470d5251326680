import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { Accordion } from '#ui/Accordion/Accordion.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { LoadingStatus } from './LoadingStatus.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import styles from './QuestionList.module.css'
import type { FaqView } from './useFaqView.ts'

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
  const { t } = useTranslation(['faq', 'layout'])
  const { country, faqs, results, status, terms } = view

  if (status === 'none') return null
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
          country: country?.name ?? '',
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
            terms.length > 0 && (
              <Button variant="secondary" onClick={onClearSearch}>
                {t('clearSearch')}
              </Button>
            )
          }
        />
      )}
      {status === 'loaded' && results.length > 0 && (
        <QuestionGroups view={view} openQuestionId={openQuestionId} onToggled={onToggled} />
      )}
    </section>
  )
}

function QuestionGroups({
  view,
  openQuestionId,
  onToggled,
}: Omit<QuestionListProps, 'onClearSearch'>) {
  const { t } = useTranslation(['faq', 'layout'])
  const lang = useContentLanguage()
  const { country, groups, results, terms } = view
  return (
    <>
      <header className={styles.heading}>
        <h2 lang={lang}>{country?.name}</h2>
        <p className={styles.count}>{t('questions', { count: results.length })}</p>
        {lang !== undefined && <CodeLabel>{t('layout:languageNote')}</CodeLabel>}
      </header>
      {/* The key resets the open questions on a change of country. */}
      <Accordion key={country?.id} headingLevel={4} className={styles.accordion}>
        {groups.map(({ subject, faqs }) => (
          <section key={subject ?? ''} className={styles.group}>
            <h3 className={styles.subject} lang={subject === undefined ? undefined : lang}>
              {subject ?? t('other')}
            </h3>
            {faqs.map((faq) => (
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
    </>
  )
}
