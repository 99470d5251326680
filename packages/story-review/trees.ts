import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { type Project, ReviewError } from './project.ts'
import type { Tree } from './review.ts'

/** Runs git, and returns what it prints without white space at the end. Throws if git refuses. */
export function git(root: string, parameters: readonly string[], environment = {}): string {
  return execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 26,
  }).trimEnd()
}

type Sources = Pick<Project, 'root' | 'folder' | 'command' | 'isOtherFile'>

export function findCommit({ root, command, isOtherFile }: Sources, name: string): Tree {
  try {
    const [commit = '', subject = ''] = git(root, [
      'log',
      '-1',
      '--format=%H%n%s',
      '--end-of-options',
      `${name}^{commit}`,
      '--',
    ]).split('\n')
    const files = git(root, ['ls-tree', '-r', '-z', '--format=%(path) %(objectname)', commit])
    const sources = files.split('\0').filter((line) => !isOtherFile(line.replace(/ \w+$/, '')))
    const hash = createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 40)
    return { name, commit, hash, subject }
  } catch (error) {
    throw new ReviewError(
      `This repository has no commit "${name}". Name a branch, a tag or a hash: ${command} main`,
      { cause: error },
    )
  }
}

/**
 * The working tree as a commit: what is committed, what is not, and new files that git does not ignore. It changes neither
 * the index nor a branch.
 */
export function saveWorkingTree(project: Sources): Tree {
  const { root, folder } = project
  const index = join(folder, 'index')
  const environment = { GIT_INDEX_FILE: index }
  try {
    git(root, ['read-tree', 'HEAD'], environment)
    git(root, ['add', '--all', '.'], environment)
    const content = git(root, ['write-tree'], environment)
    const changed = git(root, ['diff', '--name-only', 'HEAD', content])
    if (changed === '') return { ...findCommit(project, 'HEAD'), name: 'this tree' }
    const subject = `Files not committed: ${changed.split('\n').length}`
    const author = ['-c', 'user.name=review', '-c', 'user.email=review@localhost']
    const commit = git(root, [...author, 'commit-tree', content, '-p', 'HEAD', '-m', subject])
    return { ...findCommit(project, commit), name: 'this tree' }
  } finally {
    rmSync(index, { force: true })
  }
}

/** The files that differ between two trees. */
export function findChangedFiles(root: string, before: Tree, after: Tree): string[] {
  const printed = git(root, ['diff', '--name-only', '-z', before.commit, after.commit])
  return printed.split('\0').filter((path) => path !== '')
}
