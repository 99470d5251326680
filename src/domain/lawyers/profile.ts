/** The tabs of a profile (spec 2.12), as in the URL; the first is the default (spec 4). */
export const profileTabs = ['apropos', 'presentation', 'honoraires', 'adresse', 'contact'] as const
export type ProfileTab = (typeof profileTabs)[number]

export function parseProfileTab(requested: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === requested?.toLowerCase()) ?? profileTabs[0]
}

/** The lawyer of an id in the URL; undefined for an invalid id (spec 2.12). */
export function findLawyer<Lawyer extends { readonly id: number }>(
  lawyers: readonly Lawyer[],
  id: string,
): Lawyer | undefined {
  return lawyers.find((lawyer) => String(lawyer.id) === id)
}

/** The initials of the first and last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => word.charAt(0).toUpperCase()).join('')
}
