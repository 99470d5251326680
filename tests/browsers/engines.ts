import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findBrowser } from '../../scripts/browser.ts'

/** The three engines in which people read the site. */
export const engines = ['chromium', 'firefox', 'webkitgtk'] as const
export type Engine = (typeof engines)[number]

/** The programs that an engine's flows start, and the Debian packages that bring them. */
const needs: Readonly<
  Record<Engine, { programs: readonly string[]; packages: readonly string[] }>
> = {
  chromium: { programs: [], packages: ['chromium'] },
  firefox: { programs: ['firefox', 'firefox-esr'], packages: ['firefox-esr'] },
  webkitgtk: { programs: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** The path of what starts an engine: a browser, or for WebKitGTK the driver that starts one. */
export function findEngine(engine: Engine): string | undefined {
  if (engine === 'chromium') return findBrowser()
  const found = needs[engine].programs.map(findOnPath).find((path) => path !== undefined)
  return engine === 'webkitgtk' && findOnPath('Xvfb') === undefined ? undefined : found
}

/** Says in a line which engines are not here; in CI, as root on Debian, installs them. */
export function installEngines(): void {
  for (const engine of engines) {
    if (findEngine(engine) !== undefined) continue
    const packages = needs[engine].packages.join(' ')
    if (!isCi) {
      console.log(`No ${engine}: its flows are skipped. On Debian: apt-get install ${packages}`)
    } else if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
      console.log(`No ${engine}: trying \`apt-get install ${packages}\`.`)
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...needs[engine].packages)
    }
  }
}

/** In CI a missing engine is a failure, elsewhere its flows are skipped. */
export const isCi = process.env['CI'] !== undefined

function findOnPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path))
}

function run(command: string, ...parameters: string[]): void {
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
