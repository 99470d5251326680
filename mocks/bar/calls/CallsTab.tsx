import { Button } from '#ui/Button/Button.tsx'

import { type Call, curlOf } from '../../calls.ts'
import { useBar, useCalls, useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import { useCopy } from '../useCopy.ts'
import styles from './CallsTab.module.css'
import { Outcome } from './Outcome.tsx'

/** The calls of the client to its server, as they happen. */
export function CallsTab() {
  const texts = useTexts().calls
  const bar = useBar()
  const calls = useCalls()
  const { said, copy } = useCopy()
  const onCopied = (call: Call) => copy(curlOf(call))
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <Button size="small" look="secondary" onClick={bar.calls.clear}>
          {texts.clear}
        </Button>
        <span role="status">{said}</span>
      </div>
      {calls.length === 0 && <p className={tab.quiet}>{texts.none}</p>}
      <ol className={tab.rows}>
        {calls.map((call) => (
          <CallRow key={call.number} call={call} onCopied={onCopied} />
        ))}
      </ol>
    </div>
  )
}

interface CallRowProps {
  call: Call
  onCopied: (call: Call) => Promise<void>
}

function CallRow({ call, onCopied }: CallRowProps) {
  const texts = useTexts().calls
  const { pathname } = new URL(call.url)
  return (
    <li className={styles.row}>
      <p className={styles.request}>
        <span className={styles.method}>{call.method}</span> {pathname}
      </p>
      <Outcome outcome={call.outcome} />
      <p className={styles.about}>
        <Purpose call={call} /> {texts.from(call.from)}
      </p>
      <Button
        size="small"
        look="quiet"
        className={styles.copy}
        aria-label={`${texts.curl}, ${call.method} ${pathname}`}
        onClick={() => onCopied(call)}
      >
        {texts.curl}
      </Button>
    </li>
  )
}

/** What the contract says of the call; its own sentences are English. */
function Purpose({ call }: { call: Call }) {
  const texts = useTexts().calls
  if (call.endpoint === undefined) return <span>{texts.unknown}</span>
  const told = texts.endpoints[call.endpoint]
  return told === undefined ? <span lang="en">{call.summary}</span> : <span>{told}</span>
}
