import { removeAccents } from '#platform/text.ts'

/** Before the slug of a heading, in the anchors of a visa's text. */
export const sectionAnchorPrefix = 'section'

/**
 * The slug of a name (spec 5): lowercase, accents removed, spaces to hyphens, other non-word
 * characters removed, repeated hyphens collapsed, edge hyphens trimmed.
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

/** A record with the name that people and slugs know it by. */
export interface NamedRecord {
  readonly id: number
  readonly name: string
}
interface WithCountry extends NamedRecord {
  readonly countryId?: number | null | undefined
  readonly country?: { readonly id?: number | null | undefined } | null | undefined
}

/** A record with the slug by which a URL names it. */
export type Slugged<Item> = Item & { readonly slug: string }

/**
 * Gives each record of a list a slug of its own: that of its name, with a number where a record with a
 * smaller id has it already. A record that is added later changes no slug, so that URLs stay.
 *
 * @example
 * // ids 1, 2 and 3 in that order
 * 'Visa étudiant', 'Visa étudiant !', 'Visa étudiant 2'
 * // 'visa-etudiant', 'visa-etudiant-2', 'visa-etudiant-2-2'
 */
export function withSlugs<Item extends NamedRecord>(records: readonly Item[]): Slugged<Item>[] {
  return withSlugsWithin(records, () => undefined)
}

/** Gives the visas of several countries slugs that are unique within their country. */
export function withVisaSlugs<Visa extends WithCountry>(visas: readonly Visa[]): Slugged<Visa>[] {
  return withSlugsWithin(visas, getVisaCountryId)
}

function withSlugsWithin<Item extends NamedRecord>(
  records: readonly Item[],
  getGroup: (record: Item) => number | undefined,
): Slugged<Item>[] {
  const taken = new Set<string>()
  /** The last number tried for each slug, so that many equal names stay fast. */
  const lastNumbers = new Map<string, number>()
  const slugs = new Map<Item, string>()
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    const toKey = (slug: string) => `${getGroup(record)}/${slug}`
    // A name without letters or digits has an empty slug.
    const base = slugify(record.name) || String(record.id)
    let number = lastNumbers.get(toKey(base)) ?? 1
    let slug = base
    while (taken.has(toKey(slug))) {
      number += 1
      slug = `${base}-${number}`
    }
    lastNumbers.set(toKey(base), number)
    taken.add(toKey(slug))
    slugs.set(record, slug)
  }
  return records.map((record) => ({ ...record, slug: slugs.get(record) ?? slugify(record.name) }))
}

/** The id of a visa's country, which servers send in two ways (spec 3). */
export function getVisaCountryId({ countryId, country }: WithCountry): number | undefined {
  return countryId ?? country?.id ?? undefined
}

/**
 * The record whose slug gets a number when `saved` is saved among `others`: `saved` itself, or a record with a greater id
 * that loses its slug. A new record has no id.
 */
export function findSlugCollision(
  saved: { readonly id: number | undefined; readonly name: string },
  others: readonly NamedRecord[],
): Slugged<{ name: string }> | undefined {
  const own = { id: saved.id ?? Number.MAX_SAFE_INTEGER, name: saved.name }
  const before = new Map(withSlugs(others).map(({ id, slug }) => [id, slug]))
  const after = withSlugs([own, ...others.filter(({ id }) => id !== own.id)])
  return after.find(
    ({ id, name, slug }) =>
      slug !== slugify(name) && slugify(name) !== '' && (id === own.id || slug !== before.get(id)),
  )
}

/** The record of a decoded URL slug, in any case, with or without accents. */
export function findBySlug<Item extends { readonly slug: string }>(
  records: readonly Item[],
  slug: string,
): Item | undefined {
  const canonicalSlug = slugify(slug)
  return records.find((record) => record.slug === canonicalSlug)
}
