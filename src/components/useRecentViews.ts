import { addViewedPath, parseViewedPaths, type ViewedPaths } from '#domain/recent-views.ts'
import { readStorage } from '#platform/storage.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

const key = 'recently-viewed'
const serialize = (paths: ViewedPaths | undefined) =>
  paths === undefined || paths.length === 0 ? null : JSON.stringify(paths)

/** What this tab has seen. */
const ofTab = createStoredValue(key, parseViewedPaths, serialize, 'sessionStorage')
/** What this device has seen. Undefined unless the visitor wants it to be kept there; then the tab keeps nothing. */
const ofDevice = createStoredValue<ViewedPaths | undefined>(
  key,
  (stored) => {
    const paths = parseViewedPaths(stored)
    return paths.length === 0 ? undefined : paths
  },
  serialize,
)

/** The visas and lawyers that were looked at last: in this tab, or on this device where that is asked for. */
export function useRecentViews() {
  const tab = useStoredValue(ofTab, identity)
  const device = useStoredValue(ofDevice, identity)
  return { paths: device ?? tab, isKept: device !== undefined }
}

/** Notes that a page was looked at. */
export function recordView(path: string): void {
  if (ofDevice.get() === undefined) ofTab.change((paths) => addViewedPath(paths, path))
  else ofDevice.change((paths = []) => addViewedPath(paths, path))
}

/**
 * Keeps the list on this device from now on, or in this tab only.
 *
 * @returns whether the device does as it is asked: it may refuse to store anything
 */
export function setKept(isKept: boolean): boolean {
  const paths = ofDevice.get() ?? ofTab.get()
  ofDevice.change(() => (isKept ? paths : undefined))
  const isDone = !isKept || readStorage(key) !== null
  if (!isDone) ofDevice.change(() => undefined)
  ofTab.change(() => (isKept && isDone ? [] : paths))
  return isDone
}

/** Forgets everything, here and on the device. */
export function clearViews(): void {
  ofDevice.change(() => undefined)
  ofTab.change(() => [])
}

function identity<Value>(value: Value): Value {
  return value
}
