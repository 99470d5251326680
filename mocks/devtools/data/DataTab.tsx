import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import { Differences } from './Differences.tsx'
import { FileInput } from './FileInput.tsx'
import { useDataActions } from './useDataActions.ts'

/** The database: back to the start, out to a file and in again, and what has changed. */
export function DataTab() {
  const texts = useTexts().data
  const { message, reset, exportFile, importFile } = useDataActions()
  const [isResetDialogOpen, setIsResetDialogOpen] = useState(false)
  const onResetConfirmed = async () => {
    await reset()
    setIsResetDialogOpen(false)
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setIsResetDialogOpen(true)
          }}
        >
          {texts.reset}
        </Button>
        <Button size="small" variant="secondary" onClick={exportFile}>
          {texts.export}
        </Button>
        <FileInput label={texts.import} onSelect={importFile} />
      </div>
      <div role="status">
        {message?.kind === 'done' && <Notice variant="success">{message.text}</Notice>}
      </div>
      {message?.kind === 'refused' && (
        <Notice variant="warning" title={texts.rejected} announce="alert">
          {message.text}
        </Notice>
      )}
      <Differences />
      <Dialog
        open={isResetDialogOpen}
        role="alertdialog"
        title={texts.resetTitle}
        onClose={() => {
          setIsResetDialogOpen(false)
        }}
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setIsResetDialogOpen(false)
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
