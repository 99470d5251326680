/** The newest version of a changelog (Keep a Changelog), for people who use the design system. */
export interface LatestChanges {
  /** `Unreleased`, or a version. */
  readonly version: string
  /** Each kind, such as `Added`, with its entries as Markdown. */
  readonly kinds: readonly { readonly kind: string; readonly entries: readonly string[] }[]
}

/** Reads the first version that has entries, without those for developers, at most `limit` of each kind. */
export function readLatestChanges(changelog: string, limit = 3): LatestChanges | undefined {
  const versions = changelog.split(/^## /m).slice(1)
  for (const section of versions) {
    const [heading = '', ...groups] = section.split(/^### /m)
    const kinds = groups
      .map((group) => {
        const [kind = '', ...items] = group.split(/\n- /)
        const entries = items
          .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
          .filter((entry) => !entry.startsWith('For developers:'))
        return { kind: kind.trim(), entries: entries.slice(0, limit) }
      })
      .filter(({ entries }) => entries.length > 0)
    if (kinds.length === 0) continue
    return { version: heading.match(/[^[\]\s]+/)?.[0] ?? '', kinds }
  }
  return undefined
}

/** What each entry for designers says, as Markdown. */
export function readForDesigners(changelog: string): string {
  const entries = changelog.matchAll(/^- For designers: (.+(?:\n {2}.+)*)/gm)
  return Array.from(
    entries,
    ([, entry = '']) => `- ${entry.charAt(0).toUpperCase()}${entry.slice(1)}`,
  ).join('\n')
}
