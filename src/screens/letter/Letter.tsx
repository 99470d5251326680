import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight, Phone } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import { useHistoryEntry } from '#components/useHistoryEntry.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import {
  checkLetter,
  getLetterOutcome,
  isMisread,
  type LetterQuestion,
  type LetterValues,
  readLetter,
  readLetterSearch,
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
  const { data: rules, isLoadingError, refetch } = useQuery(useApi().queries.deadlineRules.list())
  const { phone } = getOffice(search.country)
  const now = useNow()
  return (
    <ToolPage
      eyebrow={t('eyebrow')}
      title={t(search.letter === 'silence' ? 'waiting' : 'title')}
      lead={t('lead')}
      countryCode={search.country}
      aside={<InAnyCase phone={phone} isSilent={search.letter === 'silence'} />}
    >
      {/* With rules, a failed refetch must not take away what is typed. */}
      {rules?.length === 0 || isLoadingError ? (
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

const resultId = 'delai'

/**
 * Moves the focus when questions and date take each other's place, and on Back and Forward between them: what had it is gone, and what
 * is new is read out. `view` names what is shown; undefined while the day is not known.
 */
function useViewFocus(view: string | undefined, id: string): void {
  const shown = useRef(view)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = view
    if (before !== undefined && before !== view) document.getElementById(id)?.focus()
  }, [view, id])
}

/** The questions, or what follows from the answers in the URL. */
function LetterAnswers({ rules, now }: LetterAnswersProps) {
  const search = useSearch({ from: '/_public/lettre/' })
  const navigate = useNavigate()
  const hasLeftPage = useHasLeftPage()
  const entry = useHistoryEntry('/_public/lettre/')
  const [edited, setEdited] = useState<{ entry: number; question: LetterQuestion }>()
  const isEditing = search.edit !== undefined || edited?.entry === entry
  const letter = readLetter(readLetterSearch(search), rules)
  const errors = now && checkLetter(letter, now)
  const isAnswered = now !== undefined && errors !== undefined && Object.keys(errors).length === 0

  // Answers that were not submitted yet say nothing of which letter it is.
  const letterId =
    isAnswered && search.edit === undefined ? identifyLetter(search) : search.letterId

  const toSearch = (answers: LetterValues, subject: string) => ({
    ...readLetter(answers, rules).search,
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
  function submit(answers: LetterValues, subject: string): void {
    // The answers may be those of before: the entry, too.
    setEdited(undefined)
    void navigate({ to: '/lettre', search: toSearch(answers, subject), resetScroll: false })
  }
  const showsForm = !isAnswered || isEditing
  useViewFocus(
    now && `${showsForm ? 'questions' : 'date'} ${entry}`,
    showsForm ? toFieldId(edited?.question ?? 'country') : resultId,
  )
  if (showsForm) {
    return (
      <LetterForm
        key={entry}
        rules={rules}
        values={letter.values}
        subject={search.subject ?? ''}
        now={now}
        isMisread={search.edit === undefined && errors !== undefined && isMisread(search, errors)}
        onChange={keep}
        onSubmit={submit}
      />
    )
  }
  return (
    <div className={styles.result}>
      <LetterResult
        letter={letter}
        outcome={getLetterOutcome(letter, now)}
        subject={search.subject}
        letterId={identifyLetter(search)}
        headingId={resultId}
        onEdit={(question = 'country') => setEdited({ entry, question })}
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

interface InAnyCaseProps {
  phone: string
  /** Whether no letter has come. */
  isSilent: boolean
}

/** What holds for every letter, or for its absence. */
function InAnyCase({ phone, isSilent }: InAnyCaseProps) {
  const { t } = useTranslation('letter')
  return (
    <ToolAside
      title={t('aside.title')}
      items={[
        ...(isSilent ? (['proof'] as const) : (['keep', 'read'] as const)).map((key) => (
          <span key={key}>{t(`aside.${key}`)}</span>
        )),
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
