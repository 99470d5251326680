import { InvalidHarError, readHarComment, readHarFile } from 'recording'
import { useRef, useState } from 'react'

import { findCall } from '../endpoints.ts'
import { readRecordedDay } from '../demo-clock.ts'
import { recordingScenario } from '../scenario-store.ts'
import { useDevtools, useSelectScenario } from './devtools-context.ts'
import type { FileOutcome } from './FileMessage.tsx'

export type Replay = ReturnType<typeof useReplay>

/** Replays HAR files, and says how that went. */
export function useReplay() {
  const { demoClock, recordingStore } = useDevtools()
  const selectScenario = useSelectScenario()
  const [outcome, setOutcome] = useState<FileOutcome>()

  const latestFile = useRef<File>(undefined)

  /**
   * Replays a file, unless another is chosen meanwhile. If the file cannot be replayed, nothing changes but the outcome.
   */
  async function replay(file: File): Promise<void> {
    latestFile.current = file
    setOutcome(undefined)
    try {
      const answers = await readHarFile(file, findCall)
      if (latestFile.current !== file) return
      await recordingStore.save(answers)
      if (latestFile.current !== file) return
      selectScenario(recordingScenario.name)
      setOutcome({
        kind: 'done',
        getText: ({ recording }) => recording.replayed(answers.length),
      })
      demoClock.show(readRecordedDay(await readHarComment(file)))
    } catch (error) {
      if (latestFile.current !== file) return
      const isInvalid = error instanceof InvalidHarError
      // A folder, or a file that was removed after it was chosen.
      if (!isInvalid) console.info(error)
      const reason = isInvalid ? error.reason : 'unreadable'
      setOutcome({ kind: 'refused', getText: ({ recording }) => recording.reasons[reason] })
    }
  }
  return { outcome, replay }
}
