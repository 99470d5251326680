import { findArticleBySlug } from '../articles.ts'
import { parseOwnUrl } from '../record-links.ts'
import {
  findBySlug,
  getVisaCountryId,
  withSlugs,
  withVisaSlugs,
  type NamedRecord,
} from '../slug.ts'
import type { Content } from './content.ts'
import { shorten, type TextFinding } from './finding.ts'

type Country = NamedRecord
type Visa = NamedRecord & {
  readonly countryId?: number | null | undefined
  readonly country?: { readonly id?: number | null | undefined } | null | undefined
}

/** What this site has: its routes, and the records that its addresses name. A list that is not loaded judges nothing. */
export interface Site {
  /** 'https://host/' or 'https://host/site/', to know the site's own links. */
  readonly baseUrl?: string | undefined
  /** The patterns of the router: '/detailsvisa/$country/$visa'. */
  readonly routes: readonly string[]
  readonly countries?: readonly Country[] | undefined
  readonly visas?: readonly Visa[] | undefined
  readonly articles?:
    | readonly { readonly id: number; readonly slug?: string | null | undefined }[]
    | undefined
  readonly faqs?: readonly { readonly id: number }[] | undefined
}

/** What is wrong with the links of a text. */
export function checkLinks({ links }: Content, site: Site | undefined): TextFinding[] {
  /** Where the links so far lead, by their text: comparing each with all before it takes seconds in a long text. */
  const targets = new Map<string, Set<string>>()
  return links.flatMap((link, before): TextFinding[] => {
    const place = { element: 'a', before } as const
    const name = link.text.trim()
    const sameName = targets.get(toName(name)) ?? new Set()
    const leadsElsewhere = sameName.size > Number(sameName.has(link.href))
    targets.set(toName(name), sameName.add(link.href))
    const quote = name === '' ? link.href : `${name} (${link.href})`
    const find = (rule: TextFinding['rule'], isFound: boolean) =>
      isFound ? [{ rule, quote: shorten(quote), place }] : []
    return [
      ...find('linkEmpty', name === '' && !link.hasNamedPicture),
      ...find('linkBareUrl', /^(?:https?:\/\/|www\.)\S+$/iu.test(name)),
      ...find('linkRepeated', name !== '' && leadsElsewhere),
      ...find('linkInsecure', /^http:/iu.test(link.href.trim())),
      ...find('linkBroken', site !== undefined && isBroken(link.href, site)),
    ]
  })
}

const toName = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Whether text may contain a link to this site, so that the lists are needed. */
export function mayLinkToSite(html: string): boolean {
  return /href\s*=\s*["']?(?:\/(?!\/)|[^"'>]*\/(?:blog|faq|detailsvisa|interventions|pricing))/iu.test(
    html,
  )
}

/** Whether a link leads to a page, a record or a question of this site that does not exist. */
export function isBroken(href: string, site: Site): boolean {
  const { baseUrl = 'https://site.invalid' } = site
  const isRooted = /^\/(?!\/)/.test(href.trim())
  if (!isRooted && !(site.baseUrl !== undefined && href.startsWith(`${new URL(baseUrl).origin}/`)))
    return false
  const url = parseOwnUrl(href, baseUrl)
  if (url === undefined) return true
  const segments = splitPath(url.path)
  // A file is no page: the router does not know it.
  if (/\.[a-z0-9]{2,5}$/i.test(segments.at(-1) ?? '')) return false
  const matches = site.routes
    .map((route) => matchRoute(splitPath(route), segments))
    .filter((parameters) => parameters !== undefined)
  if (matches.length === 0) return true
  return (
    matches.every((parameters) => isUnknown(segments[0] ?? '', parameters, site)) ||
    (segments[0]?.toLowerCase() === 'faq' && isUnknownQuestion(url.search.get('question'), site))
  )
}

const splitPath = (path: string) => path.split('/').filter((segment) => segment !== '')

/** The parameters of a path; undefined if it is not one of the route. */
function matchRoute(
  route: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (route.length !== segments.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of route.entries()) {
    const segment = segments[index] ?? ''
    // `$` alone takes every path, and leads to the page that says so.
    if (part === '$') return undefined
    if (part.startsWith('$')) parameters[part.slice(1)] = decode(segment)
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  return parameters
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Whether a path names a record that the lists do not have. */
function isUnknown(
  first: string,
  { country, visa, slug }: Readonly<Partial<Record<string, string>>>,
  { countries, visas, articles }: Site,
): boolean {
  if (slug !== undefined && first.toLowerCase() === 'blog' && articles !== undefined) {
    return findArticleBySlug(articles, slug) === undefined
  }
  if (country === undefined || countries === undefined) return false
  const named = findBySlug(withSlugs(countries), country)
  if (named === undefined) return true
  if (visa === undefined || visas === undefined) return false
  const own = withVisaSlugs(visas).filter((one) => getVisaCountryId(one) === named.id)
  return findBySlug(own, visa) === undefined
}

function isUnknownQuestion(question: string | null, { faqs }: Site): boolean {
  return question !== null && faqs !== undefined && !faqs.some(({ id }) => String(id) === question)
}
