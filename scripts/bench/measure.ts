import type { Browser } from 'playwright'

import { measureMemoryGrowth, measureRouteChange, measureTyping } from './interactions.ts'
import { findLargestPages } from './page-types.ts'
import type { Interactions, PageResult } from './report.ts'
import { measureVisit, type Visit } from './visit.ts'

interface Server {
  readonly url: string
}

interface BenchOptions {
  readonly browser: Browser
  /** Where the pages stand that `servers.site` serves. */
  readonly folder: string
  readonly servers: Readonly<Record<'site' | 'reference' | 'demo' | 'many', Server>>
  readonly rounds: number
  /** Routes to keep to, and `interactions` for what is done within pages; none for all. */
  readonly only: readonly string[]
}

type VisitsByVariant = Record<'static' | 'fr' | 'en' | 'demo', Visit[]>

/** Visits all pages in rounds, each page's variants one after the other: what disturbs one disturbs all. */
export async function measure({ browser, folder, servers, rounds, only }: BenchOptions) {
  const { site, reference, demo, many } = servers
  const isSelected = (name: string) => only.length === 0 || only.includes(name)
  const routePages = (await findLargestPages(folder)).filter(({ route }) => isSelected(route))
  if (routePages.length === 0 && !isSelected('interactions')) {
    throw new Error('--only names no public route, nor `interactions`.')
  }
  const visits = new Map<string, VisitsByVariant>()
  const interactions: Interactions[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const { route, path } of routePages) {
      console.log(`round ${round}: ${path}`)
      const all = visits.get(route) ?? { static: [], fr: [], en: [], demo: [] }
      visits.set(route, all)
      all.static.push(await measureVisit(browser, reference.url + path, 'fr-BE'))
      all.fr.push(await measureVisit(browser, site.url + path, 'fr-BE'))
      all.en.push(await measureVisit(browser, site.url + path, 'en-GB'))
      if (route === '/') all.demo.push(await measureVisit(browser, demo.url + path, 'fr-BE'))
    }
    if (!isSelected('interactions')) continue
    console.log(`round ${round}: within pages`)
    const lawyers = await measureTyping(browser, `${many.url}/avocatslist`, {
      word: 'marti',
      records: 'main li > article',
    })
    const backOffice = await measureTyping(browser, `${many.url}/admin/articles`, {
      word: 'visam',
      records: 'main tbody tr',
    })
    interactions.push({
      routeChange: await measureRouteChange(browser, site.url),
      lawyersKeystroke: lawyers.key,
      lawyersList: lawyers.list,
      backOfficeKeystroke: backOffice.key,
      backOfficeList: backOffice.list,
      memoryGrowth: await measureMemoryGrowth(browser, site.url),
    })
  }
  const pages = routePages.map(({ route, path }): PageResult => {
    const { static: plain, fr, en, demo: ofDemo } = visits.get(route) ?? noVisits
    return {
      route,
      path,
      static: getMedians(plain),
      fr: getMedians(fr),
      en: getMedians(en),
      demo: ofDemo.length === 0 ? undefined : getMedians(ofDemo),
    }
  })
  return { pages, interactions: interactions.length === 0 ? undefined : getMedians(interactions) }
}

const noVisits: VisitsByVariant = { static: [], fr: [], en: [], demo: [] }

/** The median of each figure. */
function getMedians<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Figures {
  const [first] = all
  if (first === undefined) throw new Error('Nothing was measured.')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, getMedian(all.map((figures) => figures[name]))]),
  ) as unknown as Figures
}

function getMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
