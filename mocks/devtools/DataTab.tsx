import { useState } from 'react'

import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import {
  InvalidFileError,
  maxFileBytes,
  parseDatabaseFile,
  readFileDay,
  serializeDatabase,
  type InvalidFileReason,
} from '../database/database-file.ts'
import { getDifferences } from '../database/differences.ts'
import styles from './DataTab.module.css'
import {
  useDatabaseValue,
  useDevtools,
  useTexts,
  type DevtoolsContextValue,
} from './devtools-context.ts'
import { FileInput } from './FileInput.tsx'
import { FileMessage, type FileOutcome } from './FileMessage.tsx'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import type { DevtoolsTexts } from './texts/fr.ts'

export function DataTab() {
  const texts = useTexts().data
  const { database, demoClock, overlay, queryClient, readSeedTable } = useDevtools()
  const [outcome, setOutcome] = useState<FileOutcome>()
  const [isResetDialogOpen, setIsResetDialogOpen] = useState(false)

  const announceAndRefetch = async (key: 'wasReset' | 'wasImported') => {
    setOutcome({ kind: 'done', getText: ({ data }) => data[key] })
    await queryClient.resetQueries()
  }
  const onResetConfirmed = async () => {
    await overlay.clear()
    await announceAndRefetch('wasReset')
    setIsResetDialogOpen(false)
  }
  const onExport = async () => {
    downloadText({
      name: 'droit-de-cite-demonstration',
      extension: 'json',
      type: 'application/json',
      text: await serializeDatabase(database, demoClock.getDay()),
    })
  }
  const onImport = async (file: File) => {
    setOutcome(undefined)
    try {
      if (file.size > maxFileBytes) throw new InvalidFileError({ kind: 'tooLarge' })
      const text = await file.text()
      await overlay.replace(await parseDatabaseFile(text, readSeedTable))
      demoClock.show(readFileDay(text))
    } catch (error) {
      const isInvalid = error instanceof InvalidFileError
      if (!isInvalid) console.error(error)
      setOutcome({
        kind: 'refused',
        getText: (allTexts) =>
          isInvalid ? formatInvalidFileReason(error.reason, allTexts) : String(error),
      })
      return
    }
    await announceAndRefetch('wasImported')
  }
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <ToolbarButton onClick={() => setIsResetDialogOpen(true)}>{texts.reset}</ToolbarButton>
        <ToolbarButton onClick={onExport}>{texts.export}</ToolbarButton>
        <FileInput label={texts.import} accept=".json,application/json" onSelect={onImport} />
      </div>
      <FileMessage outcome={outcome} />
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

const readDifferences = ({ overlay, readSeedTable }: DevtoolsContextValue) =>
  getDifferences(overlay, readSeedTable)

function Differences() {
  const { data: texts, recordNames } = useTexts()
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
            <span className={tab.hint}>{recordNames[table]}</span>
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

function formatInvalidFileReason(
  reason: InvalidFileReason,
  { data: texts, recordNames }: DevtoolsTexts,
): string {
  switch (reason.kind) {
    case 'badRecord':
      return texts.badRecord(recordNames[reason.table], reason.path)
    case 'lostReference':
      return texts.lostReference(recordNames[reason.table], reason.id)
    case 'notJson':
    case 'unknownFormat':
    case 'tooLarge':
      return texts[reason.kind]
  }
}
