import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/PageMeta.tsx'
import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import { useLateComponent } from '#components/useLateComponent.ts'
import { mainOffice, toTelUrl } from '#domain/organisation.ts'
import {
  blocks,
  isWritten,
  type OrientationQuestion,
} from '#domain/orientation/orientation-questions.ts'
import {
  getNextSearch,
  getStep,
  isComplete,
  type OrientationAnswers,
  otherPerson,
  readAnswers,
  toOrientationSearch,
} from '#domain/orientation/orientation.ts'
import { toLetterStart } from '#domain/orientation/visa-matches.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Orientation.module.css'
import { OrientationForm } from './OrientationForm.tsx'
import { getWording } from './useAnswers.ts'
import { useHeldAnswers } from './useHeldAnswers.ts'

/** Takes the focus on each new page. */
const headingId = 'question'

/**
 * Which visa corresponds to what a person wants to do: one question a page, then the result. The answers are in the URL,
 * except those that are held.
 */
export function Orientation() {
  const { t } = useTranslation(['orientation', 'pages'])
  const search = useSearch({ from: '/_public/orientation/' })
  const navigate = useNavigate()
  const router = useRouter()
  const [held, setHeld] = useHeldAnswers()
  const [changed, setChanged] = useState<OrientationQuestion>()
  const answers = readAnswers(search, held)
  const step = getStep(answers, search.question)
  useHeadingFocus(step)

  function submit(question: OrientationQuestion, answer: string): void {
    setChanged(isComplete(answers) ? question : undefined)
    const next = { ...answers, [question]: answer }
    if (!isWritten(question)) setHeld({ ...held, [question]: answer })
    else {
      // Back shows the question with its answer. Without the flush, the history would merge both entries.
      void navigate({
        to: '/orientation',
        search: { ...toOrientationSearch(next), question },
        replace: true,
      })
      router.history.flush()
    }
    void navigate({ to: '/orientation', search: getNextSearch(next, question) })
  }
  const heading =
    step === 'result' || step === 'letter'
      ? t(`${step}.title`)
      : t(`${getWording(answers)}questions.${step}`)
  return (
    <ToolPage eyebrow={t('eyebrow')} aside={<GoodToKnow />}>
      <PageMeta
        description={t('pages:orientation.description')}
        // The first question has the name of the whole.
        title={answers.decision === '' ? undefined : heading}
      />
      {step === 'result' ? (
        <Result
          heading={heading}
          answers={answers}
          // The next person at this device must not find where this one is.
          onAgain={() => setHeld({})}
        />
      ) : step === 'letter' ? (
        <LetterFirst heading={heading} answers={answers} />
      ) : (
        <OrientationForm
          // Whom the questions are about changes their words, and not what is chosen.
          key={JSON.stringify({ ...search, person: undefined })}
          headingId={headingId}
          heading={heading}
          step={step}
          answers={answers}
          changed={changed === blocks[step].on ? changed : undefined}
          onSubmit={(answer) => submit(step, answer)}
          onPersonChange={(isOther) => {
            void navigate({
              to: '/orientation',
              search: { ...search, person: isOther ? otherPerson : undefined },
              replace: true,
            })
          }}
        />
      )}
    </ToolPage>
  )
}

/** Moves the focus to the heading of each page but the first: what was pressed is gone. */
function useHeadingFocus(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(headingId)?.focus()
  }, [step])
}

interface PageProps {
  heading: string
  answers: OrientationAnswers
}

/** Before a visa, the time limit of a letter. The way back leads to the question after this page. */
function LetterFirst({ heading, answers }: PageProps) {
  const { t } = useTranslation('orientation')
  const next = getNextSearch(answers, 'letter')
  return (
    <div className={styles.letter}>
      <h1 id={headingId} tabIndex={-1} className={styles.question}>
        {heading}
      </h1>
      <Notice variant="warning">
        <p>{t('letter.text')}</p>
      </Notice>
      <p className={styles.actions}>
        <Link
          to="/lettre"
          search={toLetterStart(answers, undefined, undefined, next)}
          className={getButtonClassName()}
        >
          {t('letter.open')}
        </Link>
        <Link to="/orientation" search={next} className={getButtonClassName('secondary')}>
          {t('letter.continue')}
        </Link>
      </p>
    </div>
  )
}

/** What only the result needs. */
const result = {
  load: async () => (await import('./OrientationResult.tsx')).OrientationResult,
  texts: [
    'law',
    'price',
    'records/law-sources',
    'records/visas',
    'records/visa-content',
    'records/service-levels',
    'records/service-level-content',
  ],
} as const

interface ResultProps extends PageProps {
  onAgain: () => void
}

function Result({ heading, answers, onAgain }: ResultProps) {
  const { t } = useTranslation('orientation')
  const { Loaded, hasFailed } = useLateComponent(true, result)
  return (
    <>
      <h1 id={headingId} tabIndex={-1} className={styles.question}>
        {heading}
      </h1>
      {Loaded !== undefined ? (
        <Loaded answers={answers} onAgain={onAgain} />
      ) : hasFailed ? (
        <Notice variant="warning" title={t('result.failed')} announce="alert">
          <p>
            <span>{t('result.failedAdvice')}</span>{' '}
            <a href={toTelUrl(mainOffice.phone)}>
              <Ltr>{mainOffice.phone}</Ltr>
            </a>
          </p>
        </Notice>
      ) : (
        <LoadingRegion busy label={t('loading')}>
          <Skeleton lines={10} />
        </LoadingRegion>
      )}
    </>
  )
}

/** What holds for every answer. */
function GoodToKnow() {
  const { t } = useTranslation('orientation')
  return (
    <ToolAside
      title={t('aside.title')}
      items={(['address', 'notSure', 'noDecision'] as const).map((key) => (
        <span key={key}>{t(`aside.${key}`)}</span>
      ))}
    >
      <Link to="/orientation/plan">{t('aside.plan')}</Link>
    </ToolAside>
  )
}
