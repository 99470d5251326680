import type { Browser } from 'playwright'

import { memoryGrowth, routeChange, typing } from './interactions.ts'
import { pageTypes } from './page-types.ts'
import type { Interactions, PageResult } from './report.ts'
import { visit, type Visit } from './visit.ts'

interface Server {
  readonly url: string
}

interface Bench {
  readonly browser: Browser
  /** Where the pages stand that `servers.site` serves. */
  readonly folder: string
  readonly servers: Readonly<Record<'site' | 'reference' | 'demo' | 'many', Server>>
  readonly rounds: number
  /** Routes to keep to, and `interactions` for what is done within pages; none for all. */
  readonly only: readonly string[]
}

type Visits = Record<'static' | 'fr' | 'en' | 'demo', Visit[]>

/** Visits all pages in rounds, each page's variants one after the other: what disturbs one disturbs all. */
export async function measure({ browser, folder, servers, rounds, only }: Bench) {
  const { site, reference, demo, many } = servers
  const isWanted = (name: string) => only.length === 0 || only.includes(name)
  const types = (await pageTypes(folder)).filter(({ route }) => isWanted(route))
  if (types.length === 0 && !isWanted('interactions')) {
    throw new Error('--only names no public route, nor `interactions`.')
  }
  const visits = new Map<string, Visits>()
  const within: Interactions[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const { route, path } of types) {
      console.log(`round ${round}: ${path}`)
      const all = visits.get(route) ?? { static: [], fr: [], en: [], demo: [] }
      visits.set(route, all)
      all.static.push(await visit(browser, reference.url + path, 'fr-BE'))
      all.fr.push(await visit(browser, site.url + path, 'fr-BE'))
      all.en.push(await visit(browser, site.url + path, 'en-GB'))
      if (route === '/') all.demo.push(await visit(browser, demo.url + path, 'fr-BE'))
    }
    if (!isWanted('interactions')) continue
    console.log(`round ${round}: within pages`)
    const lawyers = await typing(browser, `${many.url}/avocatslist`, {
      word: 'marti',
      records: 'main li > article',
    })
    const backOffice = await typing(browser, `${many.url}/admin/articles`, {
      word: 'visam',
      records: 'main tbody tr',
    })
    within.push({
      routeChange: await routeChange(browser, site.url),
      lawyersKeystroke: lawyers.key,
      lawyersList: lawyers.list,
      backOfficeKeystroke: backOffice.key,
      backOfficeList: backOffice.list,
      memoryGrowth: await memoryGrowth(browser, site.url),
    })
  }
  const pages = types.map(({ route, path }): PageResult => {
    const { static: plain, fr, en, demo: ofDemo } = visits.get(route) ?? none
    return {
      route,
      path,
      static: medians(plain),
      fr: medians(fr),
      en: medians(en),
      demo: ofDemo.length === 0 ? undefined : medians(ofDemo),
    }
  })
  return { pages, interactions: within.length === 0 ? undefined : medians(within) }
}

const none: Visits = { static: [], fr: [], en: [], demo: [] }

/** The median of each figure. */
function medians<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Figures {
  const [first] = all
  if (first === undefined) throw new Error('Nothing was measured.')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as unknown as Figures
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
