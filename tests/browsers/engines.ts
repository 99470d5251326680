import { findBrowser } from '../../scripts/browser.ts'
import { findProgram, installPackages } from '../../scripts/system-packages.ts'

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
  const found = findProgram(...needs[engine].programs)
  return engine === 'webkitgtk' && findProgram('Xvfb') === undefined ? undefined : found
}

/** Says in a line which engines are not here; in CI, as root on Debian, installs them. */
export function installEngines(): void {
  for (const engine of engines) {
    if (findEngine(engine) !== undefined) continue
    const { packages } = needs[engine]
    if (isCi) installPackages(...packages)
    else {
      console.log(
        `No ${engine}: its flows are skipped. On Debian: apt-get install ${packages.join(' ')}`,
      )
    }
  }
}

/** In CI a missing engine is a failure, elsewhere its flows are skipped. */
export const isCi = process.env['CI'] !== undefined
