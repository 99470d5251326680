import { removeAccents } from '#platform/text.ts'

/**
 * The slug of a name (spec 5): lowercase, accents removed, spaces to hyphens, other non-word
 * characters removed, repeated and edge hyphens trimmed.
 *
 * @example slugify('Visa rentier / Golden visa') // 'visa-rentier-golden-visa'
 */
export function slugify(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\w-]/gu, '')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
}

interface Named {
  readonly id: number
  readonly name: string
}
interface OfCountry extends Named {
  readonly countryId?: number | null | undefined
  readonly country?: { readonly id?: number | null | undefined } | null | undefined
}

/** A record with the slug by which a URL names it. */
export type Slugged<Record> = Record & { readonly slug: string }

/**
 * Gives each record of a list a slug of its own: that of its name, with a number where a record with a
 * smaller id has it already. A record that is added later changes no slug, so that URLs stay.
 *
 * @example
 * // ids 1, 2 and 3 in that order
 * 'Visa étudiant', 'Visa étudiant !', 'Visa étudiant 2'
 * // 'visa-etudiant', 'visa-etudiant-2', 'visa-etudiant-2-2'
 */
export function withSlugs<Record extends Named>(records: readonly Record[]): Slugged<Record>[] {
  return withSlugsWithin(records, () => undefined)
}

/** Gives the visas of several countries slugs that are unique within their country. */
export function withVisaSlugs<Visa extends OfCountry>(visas: readonly Visa[]): Slugged<Visa>[] {
  return withSlugsWithin(visas, countryOf)
}

function withSlugsWithin<Record extends Named>(
  records: readonly Record[],
  groupOf: (record: Record) => number | undefined,
): Slugged<Record>[] {
  const taken = new Set<string>()
  /** The last suffix of each slug, so that many equal names stay fast. */
  const numbers = new Map<string, number>()
  const slugs = new Map<Record, string>()
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    const keyOf = (slug: string) => `${groupOf(record)}/${slug}`
    // A name without letters or digits has an empty slug.
    const base = slugify(record.name) || String(record.id)
    let number = numbers.get(keyOf(base)) ?? 1
    let slug = base
    while (taken.has(keyOf(slug))) {
      number += 1
      slug = `${base}-${number}`
    }
    numbers.set(keyOf(base), number)
    taken.add(keyOf(slug))
    slugs.set(record, slug)
  }
  return records.map((record) => ({ ...record, slug: slugs.get(record) ?? slugify(record.name) }))
}

/** The id of a visa's country, which servers send in two ways (spec 3). */
export function countryOf({ countryId, country }: OfCountry): number | undefined {
  return countryId ?? country?.id ?? undefined
}

/**
 * The record whose slug gets a suffix if `saved` is saved among `others`: `saved` itself, or a record with a greater id
 * that loses its slug. `saved` has no id before its creation.
 */
export function numberedBySaving(
  saved: { readonly id: number | undefined; readonly name: string },
  others: readonly Named[],
): Slugged<{ name: string }> | undefined {
  if (slugify(saved.name) === '') return undefined
  const own = { id: saved.id ?? Number.MAX_SAFE_INTEGER, name: saved.name }
  const before = new Map(withSlugs(others).map(({ id, slug }) => [id, slug]))
  const after = withSlugs([own, ...others.filter(({ id }) => id !== own.id)])
  return after.find(
    ({ id, name, slug }) =>
      slug !== slugify(name) && slugify(name) !== '' && (id === own.id || slug !== before.get(id)),
  )
}

/** The record of a URL slug in any case, accented or escaped. */
export function findBySlug<Record extends { readonly slug: string }>(
  records: readonly Record[],
  slug: string,
): Record | undefined {
  const canonicalSlug = slugify(slug)
  return records.find((record) => record.slug === canonicalSlug)
}
