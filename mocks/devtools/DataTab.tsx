import { useState } from 'react'

import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import {
  InvalidFileError,
  parseDatabaseFile,
  serializeDatabase,
  type InvalidFileReason,
} from '../database/database-file.ts'
import { createDatabase } from '../database/database.ts'
import { getDifferences } from '../database/differences.ts'
import styles from './DataTab.module.css'
import {
  useDatabaseValue,
  useDevtools,
  useTexts,
  type DevtoolsContextValue,
} from './devtools-context.ts'
import { FileInput } from './FileInput.tsx'
import tab from './tab.module.css'
import type { DevtoolsTexts } from './texts/fr.ts'

/** Resets, exports and imports the database, and lists what has changed. */
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
        <Button size="small" variant="secondary" onClick={() => setIsResetDialogOpen(true)}>
          {texts.reset}
        </Button>
        <Button size="small" variant="secondary" onClick={exportFile}>
          {texts.export}
        </Button>
        <FileInput label={texts.import} extensions=".json" onSelect={importFile} />
      </div>
      <div role="status">
        {message?.kind === 'done' && <Notice variant="success">{message.text}</Notice>}
      </div>
      {message?.kind === 'refused' && (
        <Notice variant="warning" title={texts.refused} announce="alert">
          {message.text}
        </Notice>
      )}
      <Differences />
      <Dialog
        open={isResetDialogOpen}
        role="alertdialog"
        title={texts.resetTitle}
        onClose={() => setIsResetDialogOpen(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsResetDialogOpen(false)}>
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

const readDifferences = ({ overlay }: DevtoolsContextValue) => getDifferences(overlay)

/** The records that differ from the seed data. */
function Differences() {
  const texts = useTexts().data
  const differences = useDatabaseValue(readDifferences)
  if (differences === undefined) return null
  return (
    <div>
      <h3 className={tab.heading}>{texts.differences}</h3>
      <p className={tab.hint}>
        {differences.length === 0 ? texts.none : texts.count(differences.length)}
      </p>
      <ul className={tab.list}>
        {differences.map(({ table, id, kind, name }) => (
          <li key={`${table}/${id}`} className={styles.row}>
            <span className={styles.table}>{texts.tables[table]}</span>
            <span lang="fr" className={styles.name}>
              {name}
            </span>
            <span className={styles.kind} data-change-type={kind}>
              {texts.kinds[kind]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Message {
  readonly kind: 'done' | 'refused'
  readonly text: string
}

/** Above any database with images, below what a tab can hold. */
const maxFileBytes = 100_000_000

/** The actions on the whole database, and the message about the last one. */
function useDataActions() {
  const { overlay, queryClient } = useDevtools()
  const texts = useTexts().data
  const [message, setMessage] = useState<Message>()
  const finish = async (text: string) => {
    setMessage({ kind: 'done', text })
    await queryClient.resetQueries()
  }

  const reset = async () => {
    await overlay.clear()
    await finish(texts.wasReset)
  }
  const exportFile = async () => {
    downloadText({
      name: texts.fileName,
      extension: 'json',
      type: 'application/json',
      text: await serializeDatabase(createDatabase(overlay)),
    })
  }
  const importFile = async (file: File) => {
    setMessage(undefined)
    try {
      if (file.size > maxFileBytes) throw new InvalidFileError({ kind: 'tooLarge' })
      await overlay.replace(await parseDatabaseFile(await file.text()))
    } catch (error) {
      if (!(error instanceof InvalidFileError)) console.error(error)
      const text =
        error instanceof InvalidFileError
          ? formatInvalidFileReason(error.reason, texts)
          : String(error)
      setMessage({ kind: 'refused', text })
      return
    }
    await finish(texts.wasImported)
  }
  return { message, reset, exportFile, importFile }
}

function formatInvalidFileReason(reason: InvalidFileReason, texts: DevtoolsTexts['data']): string {
  switch (reason.kind) {
    case 'badRecord':
      return texts.badRecord(texts.tables[reason.table], reason.path)
    case 'lostReference':
      return texts.lostReference(texts.tables[reason.table], reason.id)
    case 'notJson':
    case 'unknownFormat':
    case 'tooLarge':
      return texts[reason.kind]
  }
}
