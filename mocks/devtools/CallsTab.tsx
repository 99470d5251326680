import { clsx } from 'clsx/lite'
import { useStore } from 'zustand'

import { Button } from '#ui/Button/Button.tsx'

import type { Call, CallOutcome } from '../call-log.ts'
import { toCurlCommand } from '../curl.ts'
import { useDevtools, useTexts } from './devtools-context.ts'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import styles from './CallsTab.module.css'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

export function CallsTab() {
  const texts = useTexts().calls
  const { callLog } = useDevtools()
  const { calls } = useStore(callLog)
  const { message, copy } = useCopyToClipboard(useTexts())
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <ToolbarButton onClick={callLog.clear}>{texts.clear}</ToolbarButton>
        <span role="status">{message}</span>
      </div>
      {calls.length === 0 && <p className={tab.hint}>{texts.none}</p>}
      <ol className={tab.list}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} onCopy={copy} />
        ))}
      </ol>
    </div>
  )
}

function CallRow({ call, onCopy }: { call: Call; onCopy: (text: string) => Promise<void> }) {
  const texts = useTexts().calls
  const { pathname } = new URL(call.url)
  return (
    <li className={styles.row}>
      <p className={tab.code}>
        <span className={styles.method}>{call.method}</span> <span>{pathname}</span>
      </p>
      <CallOutcomeText outcome={call.outcome} />
      <p className={styles.description}>
        <CallDescription call={call} /> <span>{texts.fromPage(call.pagePath)}</span>
        {call.realHost !== undefined && <span>{texts.realServer(call.realHost)}</span>}
      </p>
      <Button
        size="small"
        variant="tertiary"
        className={tab.endButton}
        aria-label={`${texts.curl}, ${call.method} ${pathname}`}
        onClick={() => onCopy(toCurlCommand(call))}
      >
        {texts.curl}
      </Button>
    </li>
  )
}

/** The endpoint's description. The contract has it in English; the French texts may translate it. */
function CallDescription({ call }: { call: Call }) {
  const texts = useTexts().calls
  if (call.endpoint === undefined) return <span>{texts.unknown}</span>
  const description = texts.endpoints[call.endpoint]
  return description === undefined ? (
    <span lang="en">{call.summary}</span>
  ) : (
    <span>{description}</span>
  )
}

function CallOutcomeText({ outcome }: { outcome: CallOutcome }) {
  const texts = useTexts().calls
  const className = clsx(tab.code, styles.outcome)
  if (outcome.kind === 'waiting') return <p className={className}>{texts.waiting}</p>
  // A call that the client aborted has not failed.
  const hasFailed = outcome.kind === 'answered' ? outcome.status >= 400 : outcome.kind !== 'aborted'
  return (
    <p className={className} data-failed={hasFailed || undefined}>
      {`${outcome.kind === 'answered' ? outcome.status : texts[outcome.kind]} · ${outcome.durationMs} ms`}
    </p>
  )
}
