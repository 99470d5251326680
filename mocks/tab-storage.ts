/** Begins the names of all that the demo keeps for one tab. */
export const tabKeyPrefix = 'droit-de-cite-demo.'

/**
 * The search parameters of the demo that a tab keeps, beside those of a real server. None has the name of one of the site
 * (`language` is a filter of the directory).
 */
export const searchParams = ['scenario', 'bar', 'today', 'lang'] as const

/** Values that the demo keeps for one tab. Falls back to memory if session storage is not available. */
export function createTabStorage() {
  const fallback = new Map<string, string>()
  return {
    get(name: string): string | undefined {
      try {
        return sessionStorage.getItem(tabKeyPrefix + name) ?? undefined
      } catch {
        return fallback.get(name)
      }
    },
    set(name: string, value: string): void {
      fallback.set(name, value)
      try {
        sessionStorage.setItem(tabKeyPrefix + name, value)
      } catch {
        // The fallback keeps the value for this page.
      }
    },
  }
}
export type TabStorage = ReturnType<typeof createTabStorage>

/**
 * Moves search parameters of the demo from the URL to the storage, before the router removes them as unknown:
 * `?scenario=faq-empty&bar=off`.
 *
 * @param options.together one of them replaces all: those that the URL does not name become empty.
 */
export function takeSearchParams(
  names: readonly string[],
  storage: TabStorage,
  { together = false } = {},
): void {
  const url = new URL(location.href)
  const presentNames = names.filter((name) => url.searchParams.has(name))
  if (presentNames.length === 0) return
  for (const name of together ? names : presentNames) {
    storage.set(name, url.searchParams.get(name) ?? '')
    url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
}
