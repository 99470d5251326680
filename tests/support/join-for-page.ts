/**
 * A function that runs in a page, together with those that it calls. A page gets a function as text, without what is outside
 * of it; so none of them may use imports or constants of its file.
 */
export function joinForPage<Parameters extends unknown[], Result>(
  main: (...parameters: Parameters) => Result,
  ...parts: readonly ((...parameters: never[]) => unknown)[]
): (...parameters: Parameters) => Result {
  const texts = [...parts, main].map(String).join('\n')
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is of this repository, and runs in a page of a test
  return new Function('...parameters', `${texts}\nreturn ${main.name}(...parameters)`) as (
    ...parameters: Parameters
  ) => Result
}
