import { readStorage, writeStorage } from '#platform/storage.ts'

/**
 * The router reads its stored scroll positions on import and throws unless they are a JSON object. Import this
 * module before the router: it removes anything else.
 */
const storageKey = 'tsr-scroll-restoration-v1_3'

const stored = readStorage(storageKey, 'sessionStorage')
if (stored !== null && !isJsonObject(stored)) writeStorage(storageKey, null, 'sessionStorage')

function isJsonObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
