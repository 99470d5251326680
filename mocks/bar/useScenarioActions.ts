import { useBar } from './bar-context.ts'

/** What somebody can do with a scenario. */
export function useScenarioActions() {
  const { basePath, queryClient, router, scenario } = useBar()
  const siteAddress = (path: string) => basePath.replace(/\/$/, '') + path

  /** Plays it, at another address if one is given; what the page knows is asked for again. */
  const play = (name: string, path?: string): void => {
    scenario.choose(name)
    if (path !== undefined) router.history.push(siteAddress(path))
    queryClient.resetQueries().catch(console.error)
  }
  return { play }
}

/** This page in this scenario, for somebody else. */
export function linkTo(name: string): string {
  const address = new URL(location.href)
  address.searchParams.set('scenario', name)
  return address.href
}
