import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The path of the first of these programs that is on the `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path))
}

/** Installs Debian packages if this is Debian and the user is root (CI). Otherwise, or if that fails, it does nothing. */
export function installPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Trying \`apt-get install ${packages.join(' ')}\`.`)
  runQuietly('apt-get', 'update', '-qq')
  runQuietly('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Runs a command and shows only its errors. */
export function runQuietly(command: string, ...parameters: readonly string[]): void {
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Throws if there is no Java. As root on Debian (CI), installs one first. */
export function requireJava(): void {
  if (findProgram('java') === undefined) installPackages('default-jre-headless')
  if (findProgram('java') !== undefined) return
  throw new Error(
    'The HTML checker needs Java 17 or later: install one (Debian: apt-get install default-jre-headless).',
  )
}
