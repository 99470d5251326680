import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import type { DeadlineRule } from '#contract/deadlines.ts'
import {
  checkLetter,
  getLetterOutcome,
  type LetterValues,
  readLetterSearch,
  toLetterSearch,
} from '#domain/deadlines/letter-answers.ts'
import { getOffice, toTelUrl } from '#domain/organisation.ts'
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
      title={t('title')}
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
        // Another URL is another letter: Back must not leave the fields of the page that it leaves.
        <LetterAnswers key={JSON.stringify(search)} rules={rules} now={now} />
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
  const [isEditing, setIsEditing] = useState(false)
  const values = readLetterSearch(search)
  const isAnswered = now !== undefined && Object.keys(checkLetter(values, rules, now)).length === 0

  async function submit(answers: LetterValues, subject: string): Promise<void> {
    await navigate({
      to: '/lettre',
      search: { ...toLetterSearch(answers, rules), subject: subject || undefined },
      resetScroll: false,
    })
    // The answers may be those of before.
    flushSync(() => setIsEditing(false))
    document.getElementById(resultId)?.focus()
  }
  if (!isAnswered || isEditing) {
    return (
      <LetterForm
        rules={rules}
        values={values}
        subject={search.subject ?? ''}
        now={now}
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
        headingId={resultId}
        onEdit={() => {
          flushSync(() => setIsEditing(true))
          // The button that was pressed is gone.
          document.getElementById(toFieldId('country'))?.focus()
        }}
      />
    </div>
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
