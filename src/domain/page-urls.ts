import type { FileRoutesByTo } from '../routeTree.gen.ts'

/** The pattern of the URLs of a route: '/blog/$slug'. */
export type UrlPattern = keyof FileRoutesByTo

/** The parameters of a pattern: 'country' and 'visa' of '/pricing/$country/$visa'. */
type Parameter<Pattern extends string> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never

/** The path of a page: `buildPath('/blog/$slug', { slug: 'refus' })`. The compiler refuses a route that is gone. */
export function buildPath<Pattern extends UrlPattern>(
  pattern: Pattern,
  parameters: Readonly<Record<Parameter<Pattern>, string | number>>,
): string {
  return fillPattern(pattern, parameters)
}

/** The same for a pattern that is known at run time only. Slugs and ids need no encoding. */
export function fillPattern(
  pattern: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) => String(parameters[name]))
}
