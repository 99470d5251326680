/**
 * Where the browser keeps storage closed (cookies refused, a sandboxed frame), reading `localStorage`
 * throws, and MSW reads it for cookies as soon as it is imported: it gets an empty one. To be imported
 * before `msw`.
 */
try {
  void localStorage.length
} catch {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
}
