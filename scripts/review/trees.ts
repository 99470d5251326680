import { execFile, type ExecFileException } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { git } from '../git.ts'

/** What is photographed: a commit, or the working tree as a commit that no branch has. */
export interface Tree {
  /** As the reviewer named it: `main`, or `this tree`. */
  readonly name: string
  readonly commit: string
  /** Of what stories are made of. Trees with the same hash look the same. */
  readonly hash: string
  /** The subject of the commit, or what the working tree adds to it. */
  readonly subject: string
}

/** An error whose message says all that the person at the terminal needs. */
export class ReviewError extends Error {}

function requireGit(root: string, parameters: readonly string[], environment = {}): string {
  const printed = git(root, parameters, environment)
  if (printed === undefined) throw new ReviewError(`git failed: git ${parameters.join(' ')}`)
  return printed
}

export function findCommit(root: string, name: string): Tree {
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ])
  if (commit === undefined) {
    throw new ReviewError(
      `This repository has no commit "${name}". Name a branch, a tag or a hash: npm run review -- main`,
    )
  }
  return {
    name,
    commit,
    hash: hashSources(root, commit),
    subject: requireGit(root, ['log', '-1', '--format=%s', commit]),
  }
}

/** No story is made of these. */
const otherFiles = /^(?:tests|docs|\.ci|scripts\/review)\/|^[^/]*\.md$|\.test\.tsx?$/

function hashSources(root: string, commit: string): string {
  const files = requireGit(root, ['ls-tree', '-r', '-z', '--format=%(path) %(objectname)', commit])
  const sources = files.split('\0').filter((line) => !otherFiles.test(line.replace(/ \w+$/, '')))
  return createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 40)
}

/**
 * The working tree as a commit: what is committed, what is not, and new files that git does not ignore. It changes neither
 * the index nor a branch.
 */
export function saveWorkingTree(root: string, folder: string): Tree {
  const index = join(folder, 'index')
  const environment = { GIT_INDEX_FILE: index }
  try {
    requireGit(root, ['read-tree', 'HEAD'], environment)
    requireGit(root, ['add', '--all', '.'], environment)
    const content = requireGit(root, ['write-tree'], environment)
    const head = findCommit(root, 'HEAD')
    if (content === requireGit(root, ['rev-parse', 'HEAD^{tree}'])) {
      return { ...head, name: 'this tree' }
    }
    const files = requireGit(root, ['diff', '--name-only', 'HEAD', content]).split('\n').length
    const subject = `${files} ${files === 1 ? 'file' : 'files'} not committed, after ${head.commit.slice(0, 8)}`
    const commit = requireGit(root, ['commit-tree', content, '-p', head.commit, '-m', subject], {
      GIT_AUTHOR_NAME: 'review',
      GIT_AUTHOR_EMAIL: 'review@localhost',
      GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
      GIT_COMMITTER_NAME: 'review',
      GIT_COMMITTER_EMAIL: 'review@localhost',
      GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
    })
    return { name: 'this tree', commit, hash: hashSources(root, commit), subject }
  } finally {
    rmSync(index, { force: true })
  }
}

/** The files that differ between two trees. */
export function findChangedFiles(root: string, before: Tree, after: Tree): string[] {
  const printed = requireGit(root, ['diff', '--name-only', '-z', before.commit, after.commit])
  return printed.split('\0').filter((path) => path !== '')
}

/** Removes the worktrees of this run, and of one that was interrupted. */
export function removeWorktrees(root: string, folder: string): void {
  rmSync(join(folder, 'worktrees'), { recursive: true, force: true })
  git(root, ['worktree', 'prune'])
}

/** Builds the Storybook of a tree in a worktree, unless `output` already has it. */
export async function buildStorybook(
  root: string,
  folder: string,
  tree: Tree,
  output: string,
): Promise<void> {
  if (existsSync(join(output, 'index.json'))) return
  const worktree = join(folder, 'worktrees', tree.hash)
  await mkdir(join(folder, 'worktrees'), { recursive: true })
  requireGit(root, ['worktree', 'add', '--detach', '--force', worktree, tree.commit])
  await provideDependencies(root, worktree, tree)
  const built = join(worktree, 'storybook-static')
  // A test build has no documentation pages, which take most of the time.
  await run(
    ['storybook', 'build', '--test', '--quiet', '--output-dir', built],
    worktree,
    (log) =>
      `The Storybook of ${tree.name} does not build:\n${log.trim().split('\n').slice(-25).join('\n')}`,
  )
  await mkdir(join(output, '..'), { recursive: true })
  await rename(built, output).catch(() => cp(built, output, { recursive: true }))
  git(root, ['worktree', 'remove', '--force', worktree])
}

export const diskFull =
  'The disk is full. Free some space: `rm -r review/cache` removes the pictures of earlier reviews.'

/**
 * The dependencies of a worktree: a link to those of this tree if they contain every package that its lock file names,
 * else a clean installation.
 */
async function provideDependencies(root: string, worktree: string, tree: Tree): Promise<void> {
  const missing = findMissingPackages(
    await readFile(join(worktree, 'package-lock.json'), 'utf8'),
    await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => '{}'),
  )
  if (missing.length === 0) {
    await symlink(join(root, 'node_modules'), join(worktree, 'node_modules'), 'dir')
    return
  }
  console.log(`${tree.name} needs other packages (${missing[0]} …): npm ci`)
  await run(
    ['npm', 'ci', '--no-audit', '--no-fund'],
    worktree,
    () =>
      `${tree.name} needs other packages than are installed here, and npm could not install them. Missing: ${missing.slice(0, 5).join(', ')}. With a network, try again.`,
  )
}

/** The packages of a lock file that are not installed, or in another version. */
export function findMissingPackages(lockFile: string, installedLockFile: string): string[] {
  interface LockFile {
    readonly packages?: Readonly<Record<string, { version?: string; optional?: boolean }>>
  }
  const { packages: wanted = {} } = JSON.parse(lockFile) as LockFile
  const { packages: installed = {} } = JSON.parse(installedLockFile) as LockFile
  return Object.entries(wanted)
    .filter(
      ([path, { version, optional }]) =>
        path !== '' && optional !== true && installed[path]?.version !== version,
    )
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`)
}

/** Runs a tool of the project in another folder. If it fails, `describeFailure` makes a sentence of what it printed. */
async function run(
  [tool = '', ...parameters]: readonly string[],
  folder: string,
  describeFailure: (log: string) => string,
): Promise<void> {
  const running = promisify(execFile)(tool, parameters, {
    cwd: folder,
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      PATH: [join(folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  })
  const stop = () => running.child.kill()
  process.once('exit', stop)
  try {
    await running
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as ExecFileException
    // A tool that cannot be started prints nothing.
    const log = `${stdout}${stderr}` || message
    throw new ReviewError(log.includes('ENOSPC') ? diskFull : describeFailure(log))
  } finally {
    process.off('exit', stop)
  }
}

/** Removes all but the newest trees of the cache. */
export async function pruneCache(cache: string, keep: readonly string[]): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  const dated = await Promise.all(
    names
      .filter((name) => !keep.includes(name))
      .map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })),
  )
  const old = dated.toSorted((one, other) => other.time - one.time).slice(2)
  for (const { name } of old) await rm(join(cache, name), { recursive: true, force: true })
}
