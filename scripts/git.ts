import { execFileSync } from 'node:child_process'

/**
 * Runs git in `root` and returns what it prints, without white space at the end. Undefined without git, outside of a
 * repository, or if git refuses.
 */
export function git(
  root: URL | string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string | undefined {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...environment },
      maxBuffer: 2 ** 26,
    }).trimEnd()
  } catch {
    return undefined
  }
}
