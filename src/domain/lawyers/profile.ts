/** The tabs of a profile (spec 2.12), as the address names them; the first is the default (spec 4). */
export const profileTabs = ['apropos', 'presentation', 'honoraires', 'adresse', 'contact'] as const
export type ProfileTab = (typeof profileTabs)[number]

export function parseProfileTab(requested: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === requested?.toLowerCase()) ?? profileTabs[0]
}

/** The lawyer of an address. An id that is no number, negative or huge is nobody's (spec 2.12). */
export function findLawyer<Lawyer extends { readonly id: number }>(
  lawyers: readonly Lawyer[],
  id: string,
): Lawyer | undefined {
  return lawyers.find((lawyer) => String(lawyer.id) === id)
}

/** Two letters for a portrait without a photograph: of the first and the last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => word.charAt(0).toUpperCase()).join('')
}
