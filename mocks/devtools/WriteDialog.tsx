import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { useDevtools, useRealServerState, useTexts } from './devtools-context.ts'
import tab from './tab.module.css'

/** Asks before something is written to the real server, and names it. */
export function WriteDialog() {
  const texts = useTexts().server.write
  const { realServer } = useDevtools()
  const [write] = useRealServerState().pendingWrites
  const { host, pathname } = new URL(write?.url ?? location.href)
  return (
    <Dialog
      open={write !== undefined}
      role="alertdialog"
      title={texts.title(host)}
      onClose={() => write?.decide(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => write?.decide(false)}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" onClick={realServer.allowWrites}>
            {texts.allowAll}
          </Button>
          <Button onClick={() => write?.decide(true)}>{texts.allow}</Button>
        </>
      }
    >
      <p className={tab.code}>{`${write?.method ?? ''} ${pathname}`}</p>
      <p>{texts.text}</p>
    </Dialog>
  )
}
