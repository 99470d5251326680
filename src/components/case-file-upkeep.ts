import { addMessage, isExpired, type SentNote } from '#domain/case-file/case-file.ts'
import { getOfficeDay } from '#domain/dates.ts'
import type { Clock } from '#platform/clock.ts'

import { changeCaseFile, keptCaseFile, noCaseFile } from './useCaseFile.ts'

/** Notes in the file, if there is one, that a message was sent. */
export function noteMessage(clock: Clock, message: Omit<SentNote, 'sentOn'>): void {
  changeCaseFile(clock, (file) => addMessage(file, { ...message, sentOn: getOfficeDay(clock()) }))
}

/** Deletes a file that nobody has used for too long. Being on the site is no use of it. */
export function eraseExpiredCaseFile(clock: Clock): void {
  const value = keptCaseFile.get()
  if (value.kind === 'open' && isExpired(value.file, getOfficeDay(clock())))
    keptCaseFile.change(() => noCaseFile)
}
