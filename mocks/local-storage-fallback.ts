/**
 * Replaces `localStorage` by an empty one where reading it throws (blocked cookies, a sandboxed frame). MSW reads it on
 * import, so this module must be imported before `msw`.
 */
try {
  void localStorage.length
} catch {
  const values = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  })
}
