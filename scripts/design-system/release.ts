import { git } from '../git.ts'

/** The last release, and what is different from it in the working tree. Paths are from the project's root. */
export type Release = NonNullable<ReturnType<typeof readLastRelease>>

/** Reads the last release from git; undefined if nothing was released yet: everything would be new. */
export function readLastRelease(root: URL) {
  const name = git(root, ['describe', '--tags', '--abbrev=0', '--match', 'v*'])
  if (name === undefined) return undefined
  const changes = git(root, ['diff', '--name-only', '--relative', '-z', name])
  return {
    /** Its tag. */
    name,
    changedPaths: new Set(changes?.split('\0')),
    /** The text of a file at that time. */
    readFile: (path: string) => git(root, ['show', `${name}:./${path}`]),
  }
}

export interface Commit {
  /** As `2026-11-23`. */
  readonly date: string
  readonly subject: string
}

/** The commits that changed each path, the latest first. */
export function readHistory(root: URL): ReadonlyMap<string, readonly Commit[]> {
  const history = new Map<string, Commit[]>()
  const log = git(root, ['log', '--format=%x00%as %s', '--name-only', '--relative', '--', 'src'])
  for (const entry of log?.split('\0') ?? []) {
    const [heading = '', ...paths] = entry.split('\n').filter((line) => line !== '')
    const commit = { date: heading.slice(0, 10), subject: heading.slice(11) }
    for (const path of paths) history.set(path, [...(history.get(path) ?? []), commit])
  }
  return history
}

interface StoryFiles {
  /** The path of its stories file. */
  readonly stories: string
  readonly exportName: string
  /** The files of its component, styles included. */
  readonly sources: readonly string[]
}

/** Whether a story is new since a release, or its component has changed. */
export function findNews(
  release: Release,
  { stories, exportName, sources }: StoryFiles,
): 'new' | 'changed' | undefined {
  if (release.changedPaths.has(stories)) {
    const before = release.readFile(stories)
    if (before === undefined || !new RegExp(`^export const ${exportName}\\b`, 'm').test(before)) {
      return 'new'
    }
  }
  return sources.some((path) => release.changedPaths.has(path)) ? 'changed' : undefined
}
