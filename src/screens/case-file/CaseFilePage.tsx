import { Link, useSearch } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import { keptCaseFile, useCaseFile } from '#components/useCaseFile.ts'
import { keptDays } from '#domain/case-file/case-file.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'
import { EraseButton, ImportButton } from './FileActions.tsx'

// Most visitors have no file yet.
const OpenCaseFile = lazy(async () => ({
  default: (await import('./OpenCaseFile.tsx')).OpenCaseFile,
}))
const Proposal = lazy(async () => ({ default: (await import('./Proposal.tsx')).Proposal }))

/** What a person prepares, kept on the device once they ask for it: deadlines, visas, documents, lawyers, notes. */
export function CaseFilePage() {
  const { t } = useTranslation('caseFile')
  const isRead = useClientValue(() => true, false)
  return (
    <ToolPage eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} aside={<Privacy />}>
      {isRead ? (
        <FileOfDevice />
      ) : (
        <LoadingRegion busy label={t('reading')}>
          <Start />
        </LoadingRegion>
      )}
    </ToolPage>
  )
}

/** What happened to the file as a whole: it is said where the file was. */
type FileEvent = 'opened' | 'imported' | 'erased' | 'erasedElsewhere' | 'added' | 'expired' | 'left'

/** Whatever the device has: a file, none, or what cannot be read. */
function FileOfDevice() {
  const { t } = useTranslation('caseFile')
  const { state } = useCaseFile()
  const search = useSearch({ from: '/_public/mon-dossier' })
  const isProposed = search.letter !== undefined || search.subject !== undefined
  const [happened, setHappened] = useState<{ event: FileEvent; state: typeof state }>()
  const eventRegion = useRef<HTMLDivElement>(null)
  const messages = {
    opened: t('start.opened'),
    imported: t('import.done'),
    erased: t('erase.done'),
    erasedElsewhere: t('erase.elsewhere'),
    added: t('proposal.added'),
    expired: t('erase.expired', { count: keptDays }),
    left: undefined,
  }
  const setEvent = (event: FileEvent) => setHappened({ event, state: keptCaseFile.get() })
  function say(event: FileEvent): void {
    flushSync(() => setEvent(event))
    // The button that was pressed is gone.
    eventRegion.current?.focus()
  }
  // What somebody changes afterwards ends the message.
  const message =
    happened !== undefined && isDeepEqual(happened.state, state)
      ? messages[happened.event]
      : undefined
  const shownKind = useRef(state.kind)
  useEffect(() => {
    const wasOpen = shownKind.current === 'open'
    shownKind.current = state.kind
    if (wasOpen && state.kind === 'none' && message === undefined)
      setHappened({ event: 'erasedElsewhere', state })
  }, [state, message])
  const isErasedElsewhere = happened?.event === 'erasedElsewhere'
  useEffect(() => {
    // What had the focus is gone.
    if (isErasedElsewhere) eventRegion.current?.focus()
  }, [isErasedElsewhere])
  return (
    <>
      <div ref={eventRegion} role="status" tabIndex={-1} className={styles.event}>
        {message !== undefined && <Notice variant="success" title={message} />}
      </div>
      {isProposed && state.kind !== 'problem' && (
        <Suspense fallback={<Loading />}>
          <Proposal search={search} onAdded={() => say('added')} onLeft={() => say('left')} />
        </Suspense>
      )}
      {state.kind === 'open' && (
        <Suspense fallback={<Loading />}>
          <OpenCaseFile
            file={state.file}
            onImported={() => say('imported')}
            onErased={() => say('erased')}
            onExpired={() => setEvent('expired')}
          />
        </Suspense>
      )}
      {state.kind === 'none' && (
        <Start
          withoutOpen={isProposed}
          onOpened={() => say('opened')}
          onImported={() => say('imported')}
        />
      )}
      {state.kind === 'problem' && (
        <section className={styles.start}>
          <Notice variant="warning" title={t('problem.title')}>
            <p>{t(`problem.${state.problem}`)}</p>
          </Notice>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              onClick={() =>
                downloadText({
                  name: t('problem.fileName'),
                  extension: 'txt',
                  type: 'text/plain;charset=utf-8',
                  text: state.text,
                })
              }
            >
              {t('problem.download')}
            </Button>
            <EraseButton onErased={() => say('erased')} />
          </div>
        </section>
      )}
    </>
  )
}

function Loading() {
  const { t } = useTranslation('caseFile')
  return (
    <LoadingRegion busy label={t('loading')}>
      <Skeleton lines={8} />
    </LoadingRegion>
  )
}

const contents = ['deadlines', 'visa', 'documents', 'lawyers', 'notes'] as const

interface StartProps {
  /** What the address proposes opens the file. */
  withoutOpen?: boolean
  onOpened?: () => void
  onImported?: () => void
}

/** What a file is for, before there is one. */
function Start({ withoutOpen = false, onOpened, onImported }: StartProps) {
  const { t } = useTranslation('caseFile')
  const { open } = useCaseFile()
  return (
    <section className={styles.start} aria-labelledby="commencer">
      <h2 id="commencer">{t('start.title')}</h2>
      <ul role="list" className={styles.contents}>
        {contents.map((name) => (
          <li key={name}>{t(`start.items.${name}`)}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {!withoutOpen && (
          <Button
            onClick={() => {
              open()
              onOpened?.()
            }}
          >
            <FolderOpen size={18} strokeWidth={1.75} aria-hidden />
            <span>{t('start.open')}</span>
          </Button>
        )}
        <ImportButton label={t('start.import')} onImported={onImported} />
      </div>
    </section>
  )
}

/** What is kept, where and for how long. */
function Privacy() {
  const { t } = useTranslation('caseFile')
  return (
    <ToolAside
      title={t('aside.title')}
      items={[
        <span key="nothing">{t('aside.nothing')}</span>,
        <span key="device">{t('aside.device')}</span>,
        <span key="expiry">{t('aside.expiry', { count: keptDays })}</span>,
      ]}
    >
      <Link to="/confidentialite" hash="appareil">
        {t('aside.privacy')}
      </Link>
    </ToolAside>
  )
}
