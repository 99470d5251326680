const keyPrefix = 'droit-de-cite-demo.'

/** What the demo keeps for one tab of the browser, over navigations and reloads; without storage, for the page alone. */
export function createTabStorage() {
  const fallback = new Map<string, string>()
  return {
    get(name: string): string | undefined {
      try {
        return sessionStorage.getItem(keyPrefix + name) ?? undefined
      } catch {
        return fallback.get(name)
      }
    },
    set(name: string, value: string): void {
      fallback.set(name, value)
      try {
        sessionStorage.setItem(keyPrefix + name, value)
      } catch {
        // Kept for this page.
      }
    },
  }
}
export type TabStorage = ReturnType<typeof createTabStorage>

/**
 * Takes parameters that are the demo's from the address before the client reads it, since the router
 * drops what no screen knows, and keeps them for the tab: `?scenario=faq-empty&bar=off`.
 */
export function takeSearchParams(names: readonly string[], storage: TabStorage): void {
  const url = new URL(location.href)
  const presentNames = names.filter((name) => url.searchParams.has(name))
  if (presentNames.length === 0) return
  for (const name of presentNames) {
    storage.set(name, url.searchParams.get(name) ?? '')
    url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
}
