import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { seeds } from '../database/seed-variants.ts'
import { tableNames } from '../database/tables.ts'
import { ToolbarButton } from './buttons.tsx'
import {
  type DevtoolsContextValue,
  useDevtools,
  useSelectScenario,
  useTexts,
} from './devtools-context.ts'
import styles from './DevtoolsPanel.module.css'

/** What is said after the page was loaded again, which a reset to the day of the device needs. */
const afterLoadKey = 'was-reset'

/** Goes back to the start: scenario, day and data. Asks once if data would be lost. Notes stay. */
export function ResetButton() {
  const devtools = useDevtools()
  const { storage } = devtools
  const texts = useTexts().reset
  const reset = useReset()
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState<'done' | 'failed' | undefined>(() =>
    storage.get(afterLoadKey) === 'yes' ? 'done' : undefined,
  )
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (storage.get(afterLoadKey) !== 'yes') return
    storage.set(afterLoadKey, '')
    button.current?.focus({ preventScroll: true })
  }, [storage])

  async function run(): Promise<void> {
    try {
      await reset()
      setMessage('done')
    } catch (error) {
      console.error(error)
      setMessage('failed')
    }
    setIsAsking(false)
  }
  async function onClick(): Promise<void> {
    setMessage(undefined)
    // If it cannot be read, something may be lost.
    const hasData = await hasOwnData(devtools).catch(() => true)
    if (hasData) setIsAsking(true)
    else await run()
  }
  return (
    <>
      <ToolbarButton ref={button} onClick={onClick}>
        {texts.all}
      </ToolbarButton>
      <span role="status" className={styles.message}>
        {message !== undefined && <span>{texts[message]}</span>}
      </span>
      <Dialog
        open={isAsking}
        role="alertdialog"
        title={texts.title}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {texts.cancel}
            </Button>
            <Button onClick={run}>{texts.all}</Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Dialog>
    </>
  )
}

/** Whether somebody changed data, in whichever scenario. */
async function hasOwnData({ overlay }: DevtoolsContextValue): Promise<boolean> {
  const stores = await overlay.openAll(seeds)
  const overrides = await Promise.all(
    stores.flatMap((store) => tableNames.map((table) => store.read(table))),
  )
  return overrides.some(({ length }) => length > 0)
}

function useReset(): () => Promise<void> {
  const { databaseEvents, demoClock, overlay, queryClient, storage } = useDevtools()
  const selectScenario = useSelectScenario()
  return async () => {
    for (const store of await overlay.openAll(seeds)) await store.clear()
    databaseEvents.dispatchEvent(new Event('change'))
    selectScenario('normal')
    if (demoClock.getDay() === '') {
      await queryClient.resetQueries()
      return
    }
    demoClock.select('')
    storage.set(afterLoadKey, 'yes')
    // What depends on the day was computed from it in many places.
    location.reload()
  }
}
