import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight, Phone } from 'lucide-react'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import { useHistoryEntry } from '#components/useHistoryEntry.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import {
  checkLetter,
  getLetterOutcome,
  isMisread,
  type LetterValues,
  readLetterSearch,
  toLetterSearch,
} from '#domain/deadlines/letter-answers.ts'
import { identifyLetter } from '#domain/deadlines/letter-identity.ts'
import { getOffice, toTelUrl } from '#domain/organisation.ts'
import { withSlugs } from '#domain/slug.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { useNow } from '#ui/hooks/useNow.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Letter.module.css'
import { LetterForm, toFieldId } from './LetterForm.tsx'
import { LetterResult } from './LetterResult.tsx'
import { RulesFailed } from './RulesFailed.tsx'

/** By when to act on a letter, how that is counted, and with whom. The answers are in the URL and nowhere else. */
export function Letter() {
  const { t } = useTranslation('letter')
  const search = useSearch({ from: '/_public/lettre/' })
  const { data: rules, isError, refetch } = useQuery(useApi().queries.deadlineRules.list())
  const { phone } = getOffice(search.country)
  const now = useNow()
  return (
    <ToolPage
      eyebrow={t('eyebrow')}
      title={t(search.letter === 'silence' ? 'waiting' : 'title')}
      lead={t('lead')}
      aside={<InAnyCase phone={phone} />}
    >
      {/* With rules, a failed refetch must not take away what is typed. */}
      {rules?.length === 0 || (isError && rules === undefined) ? (
        <RulesFailed phone={phone} onRetry={() => void refetch()} />
      ) : rules === undefined ? (
        <LoadingRegion busy label={t('loading')}>
          <Skeleton lines={8} />
        </LoadingRegion>
      ) : (
        <LetterAnswers rules={rules} now={now} />
      )}
      {search.orientation !== undefined && (
        <BackToOrientation search={search.orientation} countryCode={search.country} />
      )}
    </ToolPage>
  )
}

interface LetterAnswersProps {
  rules: readonly DeadlineRule[]
  /** Undefined in the first render: a prerendered page does not know the day. */
  now: Date | undefined
}

/** Takes the focus once the questions are answered. */
const resultId = 'delai'

/** The questions, or what follows from the answers in the URL. */
function LetterAnswers({ rules, now }: LetterAnswersProps) {
  const search = useSearch({ from: '/_public/lettre/' })
  const navigate = useNavigate()
  const hasLeftPage = useHasLeftPage()
  const entry = useHistoryEntry('/_public/lettre/')
  const [editedEntry, setEditedEntry] = useState<number>()
  const isEditing = search.edit !== undefined || editedEntry === entry
  const values = readLetterSearch(search)
  const errors = now === undefined ? undefined : checkLetter(values, rules, now)
  const isAnswered = now !== undefined && errors !== undefined && Object.keys(errors).length === 0

  // Answers that were not submitted yet say nothing of which letter it is.
  const letterId =
    isAnswered && search.edit === undefined ? identifyLetter(search) : search.letterId

  const toSearch = (answers: LetterValues, subject: string) => ({
    ...toLetterSearch(answers, rules),
    subject: subject || undefined,
    letterId,
    orientation: search.orientation,
  })
  /** Keeps answers in the URL, marked as not submitted: whoever follows a link and comes back finds them. */
  function keep(answers: LetterValues, subject: string): void {
    // A link that is still loading must not be cancelled.
    if (hasLeftPage()) return
    void navigate({
      to: '/lettre',
      search: { ...toSearch(answers, subject), edit: 'yes' },
      replace: true,
      resetScroll: false,
    })
  }
  async function submit(answers: LetterValues, subject: string): Promise<void> {
    await navigate({ to: '/lettre', search: toSearch(answers, subject), resetScroll: false })
    // The answers may be those of before.
    flushSync(() => setEditedEntry(undefined))
    document.getElementById(resultId)?.focus()
  }
  if (!isAnswered || isEditing) {
    return (
      <LetterForm
        key={entry}
        rules={rules}
        values={values}
        subject={search.subject ?? ''}
        now={now}
        isMisread={search.edit === undefined && errors !== undefined && isMisread(search, errors)}
        onChange={keep}
        onSubmit={(...answers) => void submit(...answers)}
      />
    )
  }
  return (
    <div className={styles.result}>
      <LetterResult
        values={values}
        rules={rules}
        outcome={getLetterOutcome(values, rules, now)}
        subject={search.subject}
        letterId={identifyLetter(search)}
        headingId={resultId}
        onEdit={() => {
          flushSync(() => setEditedEntry(entry))
          // The button that was pressed is gone.
          document.getElementById(toFieldId('country'))?.focus()
        }}
      />
    </div>
  )
}

interface BackToOrientationProps {
  search: string
  /** That of the letter. */
  countryCode: string | undefined
}

/** The way back for who was choosing a visa, with the answers of before. The country is not asked again. */
function BackToOrientation({ search, countryCode }: BackToOrientationProps) {
  const { t } = useTranslation('letter')
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  const country = countries.data?.find(({ code }) => code.toUpperCase() === countryCode)?.slug
  const answers: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(search))
  const isNew = country !== undefined && answers['country'] === undefined
  return (
    <p>
      <Link
        to="/orientation"
        search={isNew ? { ...answers, country, question: undefined } : answers}
        className={getButtonClassName('secondary')}
      >
        <span>{t('orientation')}</span>
        <ArrowRight size={18} aria-hidden />
      </Link>
    </p>
  )
}

/** What holds for every letter. */
function InAnyCase({ phone }: { phone: string }) {
  const { t } = useTranslation('letter')
  return (
    <ToolAside
      title={t('aside.title')}
      items={[
        <span key="keep">{t('aside.keep')}</span>,
        <span key="read">{t('aside.read')}</span>,
        <Fragment key="call">
          <span>{t('aside.call')}</span>{' '}
          <a href={toTelUrl(phone)} className={styles.phone}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            <Ltr>{phone}</Ltr>
          </a>
        </Fragment>,
      ]}
    >
      <Link to="/lettre/regles">{t('aside.rules')}</Link>
    </ToolAside>
  )
}
