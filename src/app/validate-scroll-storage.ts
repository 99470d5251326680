/**
 * Removes stored scroll positions unless they are an object. The router parses them on import without checking them:
 * `null` or a string would break every later navigation.
 *
 * Must run before the router, so it is in the chunk of React (scripts/shared-chunks.ts) and imports nothing.
 */
const storageKey = 'tsr-scroll-restoration-v1_3'

try {
  const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  if (typeof value !== 'object' || value === null) sessionStorage.removeItem(storageKey)
} catch {
  // The router itself ignores blocked storage and invalid JSON.
}
