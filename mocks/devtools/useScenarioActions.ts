import { useDevtools } from './devtools-context.ts'

/** What somebody can do with a scenario. */
export function useScenarioActions() {
  const { basePath, queryClient, router, scenarioStore } = useDevtools()
  const toSitePath = (path: string) => basePath.replace(/\/$/, '') + path

  /** Plays it, at another address if one is given; what the page knows is asked for again. */
  const selectScenario = (name: string, path?: string): void => {
    scenarioStore.select(name)
    if (path !== undefined) router.history.push(toSitePath(path))
    queryClient.resetQueries().catch(console.error)
  }
  return { play: selectScenario }
}

/** This page in this scenario, for somebody else. */
export function createScenarioLink(name: string): string {
  const url = new URL(location.href)
  url.searchParams.set('scenario', name)
  return url.href
}
