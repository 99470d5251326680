import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** First the one without a window's machinery: the same engine, in which the tests take half the time. */
const systemBrowsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium for the tests: `CHROMIUM_PATH`, else one of the system's, else the one
 * that Playwright installed. Undefined when there is none.
 */
export function findBrowser(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH']
  if (configuredPath !== undefined && configuredPath !== '' && existsSync(configuredPath))
    return configuredPath
  return findOnPath() ?? findPlaywrightBrowser()
}

/**
 * How Playwright starts a browser: as root, as in a container, drawing without the graphics processor
 * that such a machine does not have and Chromium would imitate, and reaching nobody but this machine:
 * whatever it does, it does with the network unplugged.
 */
export function getLaunchOptions(executablePath: string) {
  const allowedHosts = ['localhost', '127.0.0.1'].map((host) => `EXCLUDE ${host}`)
  const rules = ['MAP * ~NOTFOUND', ...allowedHosts].join(', ')
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${rules}`],
  }
}

/** Finds a browser or installs one, saying in one line what it does. Throws when neither works. */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found

  console.log('No Chromium found: trying `playwright install chromium`.')
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded !== undefined) return downloaded

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(
      'That did not work: trying `apt-get install chromium-headless-shell`, or else chromium.',
    )
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const installed = findBrowser()
      if (installed !== undefined) return installed
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
  // Asked in a process of its own, because importing Playwright costs the callers that do not need it half a second.
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
