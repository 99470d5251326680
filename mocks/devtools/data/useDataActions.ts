import { useState } from 'react'

import { createDatabase } from '../../database/database.ts'
import {
  type InvalidFileReason,
  InvalidFileError,
  parseDatabaseFile,
  serializeDatabase,
} from '../../database/database-file.ts'
import { useDevtools, useTexts } from '../devtools-context.ts'
import type { DevtoolsTexts } from '../texts/fr.ts'

interface Message {
  readonly kind: 'done' | 'refused'
  readonly text: string
}

/** Far above any database with images, far below what a tab can hold. */
const maxFileBytes = 100_000_000

/** What can be done with the database as a whole, and what to say of it. */
export function useDataActions() {
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
    const text = await serializeDatabase(createDatabase(overlay))
    const day = new Date().toISOString().slice(0, 10)
    downloadBlob(new Blob([text], { type: 'application/json' }), `${texts.fileName}-${day}.json`)
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

function formatInvalidFileReason(fault: InvalidFileReason, texts: DevtoolsTexts['data']): string {
  switch (fault.kind) {
    case 'badRecord':
      return texts.badRecord(texts.tables[fault.table], fault.path)
    case 'lostReference':
      return texts.lostReference(texts.tables[fault.table], fault.id)
    case 'notJson':
    case 'unknownFormat':
    case 'tooLarge':
      return texts[fault.kind]
  }
}

/** Lets the browser save a file. */
function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 1000)
}
