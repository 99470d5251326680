/**
 * The slug of a name (spec 5): lowercase, accents removed, spaces to hyphens, other non-word
 * characters removed, repeated and edge hyphens trimmed.
 *
 * @example slugOf('Visa rentier / Golden visa') // 'visa-rentier-golden-visa'
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .toLowerCase()
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\w-]/gu, '')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
}

/** The record whose name has this slug; the slug may come from an address in any case, accented or escaped. */
export function findBySlug<Record extends { name: string }>(
  records: readonly Record[],
  slug: string,
): Record | undefined {
  const wanted = slugOf(slug)
  return records.find((record) => slugOf(record.name) === wanted)
}
