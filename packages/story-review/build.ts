import { execFile, type ExecFileException } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, readlink, rename, symlink } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { type Project, ReviewError } from './project.ts'
import type { Tree } from './review.ts'
import { git } from './trees.ts'

export const diskFull =
  'The disk is full. Free some space: remove the folder `cache` of the review, which has the pictures of earlier ones.'

/** Builds the Storybook of a tree in a worktree, unless `output` already has it. */
export async function buildStorybook(
  { root, folder }: Project,
  tree: Tree,
  output: string,
): Promise<void> {
  if (existsSync(join(output, 'index.json'))) return
  const worktrees = join(folder, 'cache/worktrees')
  const worktree = join(worktrees, tree.hash)
  const built = join(worktree, 'storybook-static')
  // Also those of a review that was interrupted.
  const removeWorktrees = () => {
    rmSync(worktrees, { recursive: true, force: true })
    git(root, ['worktree', 'prune'])
  }
  removeWorktrees()
  try {
    git(root, ['worktree', 'add', '--detach', '--force', worktree, tree.commit])
    await provideDependencies(root, worktree, tree)
    // A test build has no documentation pages, which take most of the time.
    await run(
      ['storybook', 'build', '--test', '--quiet', '--output-dir', built],
      worktree,
      (log) =>
        `The Storybook of ${tree.name} does not build:\n${log.trim().split('\n').slice(-25).join('\n')}`,
    )
    await mkdir(join(output, '..'), { recursive: true })
    await rename(built, output).catch(() => cp(built, output, { recursive: true }))
  } finally {
    removeWorktrees()
  }
}

/** The dependencies of a worktree: those of this tree if every package of its lock file is installed, else its own. */
async function provideDependencies(root: string, worktree: string, tree: Tree): Promise<void> {
  const missing = findMissingPackages(
    await readFile(join(worktree, 'package-lock.json'), 'utf8'),
    await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => '{}'),
  )
  if (missing.length === 0) {
    await linkPackages(join(root, 'node_modules'), join(worktree, 'node_modules'))
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

/** Links to installed packages. The links of npm to workspaces stay as they are: they lead to those of the worktree. */
export async function linkPackages(installed: string, target: string): Promise<void> {
  await mkdir(target)
  for (const entry of await readdir(installed, { withFileTypes: true })) {
    const path = join(installed, entry.name)
    await symlink(entry.isSymbolicLink() ? await readlink(path) : path, join(target, entry.name))
  }
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
  try {
    await promisify(execFile)(tool, parameters, {
      cwd: folder,
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        PATH: [join(folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    })
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as ExecFileException
    // A tool that cannot be started prints nothing.
    const log = `${stdout}${stderr}` || message
    throw new ReviewError(log.includes('ENOSPC') ? diskFull : describeFailure(log), {
      cause: error,
    })
  }
}
