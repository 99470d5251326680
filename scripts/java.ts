import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Throws if there is no Java. As root on Debian (CI), installs one first. */
export function requireJava(): void {
  if (hasJava()) return
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Java found: trying `apt-get install default-jre-headless`.')
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'default-jre-headless')
    if (hasJava()) return
  }
  throw new Error(
    'The HTML checker needs Java 17 or later: install one (Debian: apt-get install default-jre-headless).',
  )
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

function aptGet(...parameters: string[]): void {
  spawnSync('apt-get', ['-qq', ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
