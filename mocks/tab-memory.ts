const prefix = 'droit-de-cite-demo.'

/** What the demo keeps for one tab of the browser, over navigations and reloads; without storage, for the page alone. */
export function createTabMemory() {
  const kept = new Map<string, string>()
  return {
    read(name: string): string | undefined {
      try {
        return sessionStorage.getItem(prefix + name) ?? undefined
      } catch {
        return kept.get(name)
      }
    },
    keep(name: string, value: string): void {
      kept.set(name, value)
      try {
        sessionStorage.setItem(prefix + name, value)
      } catch {
        // Kept for this page.
      }
    },
  }
}
export type TabMemory = ReturnType<typeof createTabMemory>

/**
 * Takes parameters that are the demo's from the address before the client reads it, since the router
 * drops what no screen knows, and keeps them for the tab: `?scenario=faq-empty&bar=off`.
 */
export function takeFromAddress(names: readonly string[], memory: TabMemory): void {
  const address = new URL(location.href)
  const found = names.filter((name) => address.searchParams.has(name))
  if (found.length === 0) return
  for (const name of found) {
    memory.keep(name, address.searchParams.get(name) ?? '')
    address.searchParams.delete(name)
  }
  history.replaceState(history.state, '', address)
}
