/**
 * The router reads where each page was scrolled to as soon as it is imported, and breaks on anything but an
 * object: what is none is taken away before. To be imported before the router.
 */
try {
  const storageKey = 'tsr-scroll-restoration-v1_3'
  const stored = sessionStorage.getItem(storageKey)
  if (stored !== null && !isObject(stored)) sessionStorage.removeItem(storageKey)
} catch {
  // No storage, nothing stored.
}

function isObject(stored: string): boolean {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
