import { useState } from 'react'

import { createDatabase } from '../../database/database.ts'
import { type FileFault, FileRefused, readFileText, writeFileText } from '../../database/file.ts'
import { useBar, useTexts } from '../bar-context.ts'
import type { BarTexts } from '../texts/fr.ts'

interface Message {
  readonly kind: 'done' | 'refused'
  readonly text: string
}

/** Far above any database with images, far below what a tab can hold. */
const largestFile = 100_000_000

/** What can be done with the database as a whole, and what to say of it. */
export function useDataActions() {
  const { changes, queryClient } = useBar()
  const texts = useTexts().data
  const [message, setMessage] = useState<Message>()
  const done = async (text: string) => {
    setMessage({ kind: 'done', text })
    await queryClient.resetQueries()
  }

  const reset = async () => {
    await changes.clear()
    await done(texts.wasReset)
  }
  const exportFile = async () => {
    const text = await writeFileText(createDatabase(changes))
    const day = new Date().toISOString().slice(0, 10)
    offer(new Blob([text], { type: 'application/json' }), `${texts.fileName}-${day}.json`)
  }
  const importFile = async (file: File) => {
    setMessage(undefined)
    try {
      if (file.size > largestFile) throw new FileRefused({ kind: 'tooLarge' })
      await changes.replace(await readFileText(await file.text()))
    } catch (error) {
      if (!(error instanceof FileRefused)) console.error(error)
      const text = error instanceof FileRefused ? sentenceFor(error.fault, texts) : String(error)
      setMessage({ kind: 'refused', text })
      return
    }
    await done(texts.wasImported)
  }
  return { message, reset, exportFile, importFile }
}

function sentenceFor(fault: FileFault, texts: BarTexts['data']): string {
  switch (fault.kind) {
    case 'badRecord':
      return texts.badRecord(texts.tables[fault.table], fault.place)
    case 'lostReference':
      return texts.lostReference(texts.tables[fault.table], fault.id)
    case 'notJson':
    case 'otherFormat':
    case 'tooLarge':
      return texts[fault.kind]
  }
}

/** Lets the browser save a file. */
function offer(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 1000)
}
