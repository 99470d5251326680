import { useState } from 'react'

import { InvalidHarError, type InvalidHarReason, readHarFile } from '../recording/har-file.ts'
import { recordingScenario } from '../scenario-store.ts'
import { useDevtools, useSelectScenario } from './devtools-context.ts'

type Message =
  | { readonly kind: 'replayed'; readonly answerCount: number }
  | { readonly kind: 'refused'; readonly reason: InvalidHarReason | 'unreadable' }

/** The HAR file that was last chosen or dropped. */
export interface RecordingFile {
  readonly message: Message | undefined
  /** Replays a file. If it cannot be replayed, nothing changes but the message. */
  readonly replay: (file: File) => Promise<void>
}

export function useRecordingFile(): RecordingFile {
  const { recordingStore } = useDevtools()
  const selectScenario = useSelectScenario()
  const [message, setMessage] = useState<Message>()

  async function replay(file: File): Promise<void> {
    setMessage(undefined)
    try {
      const answers = await readHarFile(file)
      await recordingStore.save(answers)
      selectScenario(recordingScenario.name)
      setMessage({ kind: 'replayed', answerCount: answers.length })
    } catch (error) {
      if (error instanceof InvalidHarError) {
        setMessage({ kind: 'refused', reason: error.reason })
        return
      }
      // A folder, or a file that was removed meanwhile.
      console.info(error)
      setMessage({ kind: 'refused', reason: 'unreadable' })
    }
  }
  return { message, replay }
}
