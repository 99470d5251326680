import {
  type CaseFile,
  type CaseFileProblem,
  createCaseFile,
  isExpired,
  readCaseFile,
} from '#domain/case-file/case-file.ts'
import { caseFileKey } from '#domain/case-file/case-file-key.ts'
import { getOfficeDay } from '#domain/dates.ts'
import { type Clock } from '#platform/clock.ts'
import { readStorage } from '#platform/storage.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useClock } from '#ui/hooks/clock-context.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

/** What the device holds. */
type Kept =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly file: CaseFile }
  /** It is left as it is: somebody's work may be in it. */
  | { readonly kind: 'problem'; readonly problem: CaseFileProblem; readonly text: string }

export const noCaseFile: Kept = { kind: 'none' }

/** For what happens to the file on other pages (`case-file-upkeep.ts`). */
export const keptCaseFile = createStoredValue<Kept>(
  caseFileKey,
  (stored) => {
    if (stored === null) return noCaseFile
    const read = readCaseFile(stored)
    return 'file' in read
      ? { kind: 'open', file: read.file }
      : { kind: 'problem', problem: read.problem, text: stored }
  },
  (value) => {
    if (value.kind === 'none') return null
    return value.kind === 'open' ? JSON.stringify(value.file) : value.text
  },
)

/** The file of this device, which all tabs share. Prerendered pages have none. */
export function useCaseFile() {
  const clock = useClock()
  const state = useStoredValue(keptCaseFile, (value) => value)
  return {
    state,
    /** Whether it outlives the page. A device may refuse to store anything, or be full and still have the file of before. */
    kept: state.kind !== 'open' || keptCaseFile.isStored() ? ('all' as const) : getKept(),
    /** Opens a file, empty or as given, in place of what is there. */
    open: (file: CaseFile = createCaseFile(getOfficeDay(clock()))) =>
      keptCaseFile.change(() => ({
        kind: 'open',
        file: { ...file, usedOn: getOfficeDay(clock()) },
      })),
    /** Changes the file as it is now, here or in another tab. One that is deleted meanwhile stays so. */
    change: (getNext: (file: CaseFile) => CaseFile) => changeCaseFile(clock, getNext),
    erase: () => keptCaseFile.change(() => noCaseFile),
  }
}

const getKept = (): 'nothing' | 'older' => (readStorage(caseFileKey) === null ? 'nothing' : 'older')

/**
 * Changes the file as it is now. One that nobody has used for too long is deleted rather than changed.
 *
 * @returns whether it was changed
 */
export function changeCaseFile(clock: Clock, getNext: (file: CaseFile) => CaseFile): boolean {
  const today = getOfficeDay(clock())
  let isChanged = false
  keptCaseFile.change((value) => {
    if (value.kind !== 'open') return value
    if (isExpired(value.file, today)) return noCaseFile
    const next = getNext(value.file)
    const file = { ...next, usedOn: today }
    // What could not be read again would cost the whole file.
    if ('problem' in readCaseFile(JSON.stringify(file))) return value
    isChanged = next !== value.file
    return { kind: 'open', file }
  })
  return isChanged
}
