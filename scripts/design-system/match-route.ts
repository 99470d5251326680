/**
 * The route of a path, of a pattern, or of a template with `*` in its gaps: the one with the most segments that are
 * written out. `/$` is every other path.
 */
export function matchRoute<Route extends { readonly path: string }>(
  path: string,
  routes: readonly Route[],
): Route | undefined {
  const segments = toSegments(path)
  const countEqual = (route: Route) =>
    toSegments(route.path).filter((segment, index) => segment === segments[index]).length
  const [best] = routes
    .filter((route) => {
      const pattern = toSegments(route.path)
      return (
        pattern.length === segments.length &&
        pattern.every(
          (segment, index) =>
            segment === segments[index] || (/^\$./.test(segment) && segments[index] !== ''),
        )
      )
    })
    .toSorted((one, other) => countEqual(other) - countEqual(one))
  return best ?? routes.find((route) => route.path === '/$')
}

function toSegments(path: string): string[] {
  return path
    .replace(/[?#].*/s, '')
    .replace(/(?<=.)\/$/, '')
    .split('/')
}
