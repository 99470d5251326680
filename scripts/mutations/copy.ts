import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Mutation } from './mutation.ts'

/** The developer's own tree, of which nothing here is ever changed. */
export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A copy of the project to be spoilt and thrown away. */
export interface Copy {
  readonly folder: string
  /** Takes the protection out while the work lasts. */
  readonly without: <Result>(mutation: Mutation, work: () => Promise<Result>) => Promise<Result>
  readonly remove: () => Promise<void>
}

/** The project as it stands, with what is not committed yet and without what git ignores. */
export async function copyProject(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'mutations-'))
  for (const file of projectFiles()) await cp(join(project, file), join(folder, file))
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async without(mutation, work) {
      const file = join(folder, mutation.file)
      const original = await readFile(file, 'utf8')
      await writeFile(file, mutated(original, mutation))
      try {
        return await work()
      } finally {
        await writeFile(file, original)
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function projectFiles(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).split('\0')
  // Git goes on listing what was deleted and not committed.
  return files.filter((file) => file !== '' && existsSync(join(project, file)))
}

/**
 * The file without the protection.
 *
 * @throws when the protection does not stand there exactly once: it has changed, and so must the list
 */
export function mutated(source: string, { file, text, replacement }: Mutation): string {
  const [before, after, ...others] = source.split(text)
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`${file} does not hold exactly once: ${text}`)
  }
  return before + replacement + after
}
