/** Remembers the result for each combination of arguments, for example because creating an Intl formatter is slow. */
export function memoize<Args extends string[], Result>(
  create: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = args.join(' ')
    const result = results.get(key) ?? create(...args)
    results.set(key, result)
    return result
  }
}
