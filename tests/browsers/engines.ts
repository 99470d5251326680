import { requireBrowser } from '../../scripts/browser.ts'
import { findProgram, installPackages } from '../../scripts/system-packages.ts'
import { isCi } from '../support/playwright-config.ts'

/** The engines of other browsers, and the Debian packages of the programs that run them. */
const packages = {
  firefox: ['firefox-esr'],
  webkitgtk: ['webkit2gtk-driver', 'xvfb'],
} as const
type OtherEngine = keyof typeof packages
export type Engine = 'chromium' | OtherEngine
export const otherEngines: readonly OtherEngine[] = ['firefox', 'webkitgtk']

/** The path of what starts an engine: the browser, or for WebKitGTK the driver that starts one on a screen of Xvfb. */
export function findEngine(engine: Engine): string | undefined {
  if (engine === 'chromium') return requireBrowser()
  if (engine === 'firefox') return findProgram('firefox', 'firefox-esr')
  return findProgram('Xvfb') === undefined ? undefined : findProgram('WebKitWebDriver')
}

/** Names the engines that are missing; in CI, as root on Debian, installs them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up from there
export default function installEngines(): void {
  for (const engine of otherEngines.filter((one) => findEngine(one) === undefined)) {
    if (isCi) installPackages(...packages[engine])
    else {
      const command = `apt-get install ${packages[engine].join(' ')}`
      console.log(`No ${engine}: its flows are skipped. On Debian: ${command}`)
    }
  }
}
