import { slugOf } from '../slug.ts'
import { type LawyerFilters, type PriceBand, priceBands } from './directory.ts'
import type { Order } from './order.ts'

/** The list's state as its address carries it: what narrows nothing is not in it. */
export interface DirectoryAddress {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  /** Slugs, codes and bands with commas between. */
  readonly category?: string | undefined
  readonly language?: string | undefined
  readonly price?: string | undefined
  /** 'yes', or anything else for no. */
  readonly verified?: string | undefined
  readonly soon?: string | undefined
  readonly sort?: string | undefined
  /** How many of the found are shown; see {@link shownCount}. */
  readonly shown?: string | undefined
}

/** The filters that an address asks for; what no rule knows is left out. */
export function readDirectoryAddress(address: DirectoryAddress): LawyerFilters {
  return {
    name: address.name ?? '',
    country: slugOf(address.country ?? ''),
    city: address.city ?? '',
    areas: listOf(address.category).map(slugOf).filter(Boolean),
    languages: listOf(address.language)
      .map((code) => code.toLowerCase())
      .filter((code) => /^[a-z]{2,3}$/.test(code)),
    prices: listOf(address.price).filter(isPriceBand),
    isVerified: address.verified === yes,
    isSoon: address.soon === yes,
  }
}

/** The address of filters, in an order if one was asked for. */
export function directoryAddressOf(filters: LawyerFilters, sort?: Order): DirectoryAddress {
  const { name, country, city, areas, languages, prices, isVerified, isSoon } = filters
  return {
    ...(name.trim() !== '' && { name }),
    ...(country !== '' && { country }),
    ...(city.trim() !== '' && { city }),
    ...(areas.length > 0 && { category: areas.join(',') }),
    ...(languages.length > 0 && { language: languages.join(',') }),
    ...(prices.length > 0 && { price: prices.join(',') }),
    ...(isVerified && { verified: yes }),
    ...(isSoon && { soon: yes }),
    ...(sort !== undefined && { sort }),
  }
}

const yes = 'yes'

function listOf(values: string | undefined): string[] {
  return [...new Set((values ?? '').split(',').map((value) => value.trim()))].filter(Boolean)
}

function isPriceBand(value: string): value is PriceBand {
  return priceBands.some(({ id }) => id === value)
}

/** How many lawyers one sees at first, and how many more each time. */
export const shownAtOnce = 12

/** How many an address shows: whole steps, at least the first, never more than there are. */
export function shownCount(asked: string | undefined, found: number): number {
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : shownAtOnce
  const steps = Math.max(1, Math.ceil(wanted / shownAtOnce))
  return Math.min(found, steps * shownAtOnce)
}
