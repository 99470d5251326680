import { execFileSync } from 'node:child_process'

/** The last release, and what is different from it in the working tree. Paths are from the project's root. */
export interface Release {
  /** Its tag, or the first commit if nothing was released yet. */
  readonly name: string
  readonly changedPaths: ReadonlySet<string>
  /** The text of a file at that time. */
  readonly readFile: (path: string) => string | undefined
}

/** Reads the last release from git; undefined without git, or outside of a repository. */
export function readLastRelease(root: URL): Release | undefined {
  const git = (...parameters: readonly string[]) => {
    try {
      return execFileSync('git', parameters, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 26,
      })
    } catch {
      return undefined
    }
  }
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim()
  const name = tag ?? git('rev-list', '--max-parents=0', 'HEAD')?.trim().split('\n').at(-1)
  if (name === undefined) return undefined
  const changes = git('diff', '--name-only', '--relative', '-z', name)
  return {
    name,
    changedPaths: new Set(changes?.split('\0')),
    readFile: (path) => git('show', `${name}:./${path}`),
  }
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
