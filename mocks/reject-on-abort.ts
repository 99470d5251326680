/** Resolves like the result, but rejects as soon as the signal aborts. */
export async function rejectOnAbort<Result>(
  signal: AbortSignal,
  result: Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([result, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
