import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  const configuredPath = process.env['CHROMIUM_PATH']
  if (configuredPath !== undefined && configuredPath !== '' && existsSync(configuredPath))
    return configuredPath
  return findOnPath() ?? findPlaywrightBrowser()
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
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded !== undefined) return downloaded

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('That failed: trying `apt-get install chromium-headless-shell`, then chromium.')
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const packaged = findBrowser()
      if (packaged !== undefined) return packaged
    }
  }
  throw new Error('The tests need Chromium: install one, or name it in CHROMIUM_PATH.')
}

function findOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  for (const name of systemBrowsers) {
    for (const folder of folders) {
      const path = `${folder}/${name}`
      if (folder !== '' && existsSync(path)) return path
    }
  }
  return undefined
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

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
