import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import { Differences } from './Differences.tsx'
import { FileInput } from './FileInput.tsx'
import { useDataActions } from './useDataActions.ts'

/** The database: back to the start, out to a file and in again, and what has changed. */
export function DataTab() {
  const texts = useTexts().data
  const { message, reset, exportFile, importFile } = useDataActions()
  const [asksForReset, setAsksForReset] = useState(false)
  const onResetConfirmed = async () => {
    await reset()
    setAsksForReset(false)
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <Button
          size="small"
          look="secondary"
          onClick={() => {
            setAsksForReset(true)
          }}
        >
          {texts.reset}
        </Button>
        <Button size="small" look="secondary" onClick={exportFile}>
          {texts.export}
        </Button>
        <FileInput label={texts.import} onChosen={importFile} />
      </div>
      <div role="status">
        {message?.kind === 'done' && <Notice kind="confirmation">{message.text}</Notice>}
      </div>
      {message?.kind === 'refused' && (
        <Notice kind="warning" title={texts.refused} announce="alert">
          {message.text}
        </Notice>
      )}
      <Differences />
      <Dialog
        open={asksForReset}
        role="alertdialog"
        title={texts.resetTitle}
        onClose={() => {
          setAsksForReset(false)
        }}
        actions={
          <>
            <Button
              look="secondary"
              onClick={() => {
                setAsksForReset(false)
              }}
            >
              {texts.cancel}
            </Button>
            <Button onClick={onResetConfirmed}>{texts.reset}</Button>
          </>
        }
      >
        <p>{texts.resetText}</p>
      </Dialog>
    </div>
  )
}
