import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findProgram, installPackages, runQuietly } from './system-packages.ts'

/** The headless shell comes first, because tests take half the time in it. */
const systemBrowsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The path of a Chromium: `CHROMIUM_PATH`, else one of the system, else Playwright's. Undefined if there is none. */
export function findBrowser(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH'] ?? ''
  if (existsSync(configuredPath)) return configuredPath
  return findProgram(...systemBrowsers) ?? findPlaywrightBrowser()
}

/** Launch options: as root, without GPU emulation, and with requests to this machine only. */
export function getLaunchOptions(executablePath: string) {
  const allowedHosts = ['localhost', '127.0.0.1'].map((host) => `EXCLUDE ${host}`)
  const rules = ['MAP * ~NOTFOUND', ...allowedHosts].join(', ')
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${rules}`],
  }
}

/** Finds or installs a browser. Throws if neither works. */
export function requireBrowser(): string {
  const installed = findBrowser()
  if (installed !== undefined) return installed

  console.log('No Chromium found: trying `playwright install chromium`.')
  runQuietly('npx', 'playwright', 'install', 'chromium')
  const downloaded = findBrowser()
  if (downloaded !== undefined) return downloaded

  for (const name of ['chromium-headless-shell', 'chromium']) {
    installPackages(name)
    const packaged = findBrowser()
    if (packaged !== undefined) return packaged
  }
  throw new Error('The tests need Chromium: install one, or name it in CHROMIUM_PATH.')
}

function findPlaywrightBrowser(): string | undefined {
  // In its own process, because importing Playwright takes half a second.
  const answer = spawnSync(
    process.execPath,
    ['-e', "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const path = answer.stdout.trim()
  return path !== '' && existsSync(path) ? path : undefined
}
