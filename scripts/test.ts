/**
 * `npm test` shows that the site works: the static checks, unit tests, the stories of components, one story of each screen, and
 * the walks of its users in the built demo. `npm run test:full` runs all other tests, `npm run check` the static checks only, and
 * `npm run build:tests` builds what single tests in a browser need.
 * `--load` keeps four busy processes beside the run. The last line is `N passed, N failed`. A check or build counts as one test.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { requireBrowser } from './browser.ts'
import { testBuilds } from './run-command.ts'
import { TestRun } from './test-run.ts'

const run = new TestRun()

/** They need no browser and no build. */
async function check() {
  // The linter has the types of the whole project, so it reports their errors, too.
  await run.runStep('types and lint', 'oxlint --deny-warnings --type-check')
  await run.runStep('styles within Baseline', 'node scripts/baseline/check-styles.ts')
  await run.runStep('format', 'oxfmt --check .')
  await run.runStep(
    'import directions',
    'depcruise src mocks packages scripts --config .dependency-cruiser.mjs',
  )
  await run.runStep(
    'no circles between folders',
    'depcruise src mocks packages --config .dependency-cruiser-folders.mjs',
  )
  await run.runStep('OpenAPI document', 'redocly lint --max-problems=20 --format=stylish')
}

async function testSmoke() {
  // In parallel, because most of these use one core.
  await Promise.all([check(), run.runStep('build: demo', testBuilds.demo), run.vitest('unit')])
  await run.vitest('stories', 'smoke')
  await run.playwright('walks', 'tests/browsers/playwright.config.ts', 'smoke')
}

/** All that the tests in a browser serve. */
async function build() {
  await Promise.all([
    run.runStep('build', testBuilds.site).then(() =>
      run.runStep('build: demo under a sub-path', testBuilds.demoUnderPath, {
        BASE_PATH: '/demo/',
      }),
    ),
    run
      .runStep('build: demo', testBuilds.demo)
      .then(() => run.runStep('build: Storybook', testBuilds.storybook)),
  ])
}

async function testFull() {
  await build()
  await run.vitest('stories', 'full')
  await run.vitest('resilience')
  // In parallel, because tests of failing servers mostly wait.
  await Promise.all([
    run.playwright('e2e', 'tests/playwright.config.ts'),
    run.playwright('other servers', 'tests/servers/playwright.config.ts'),
  ])
  await Promise.all([
    // Lighthouse mostly waits until pages are idle. The scores of these checkers do not depend on speed.
    run.playwright('outside checkers', 'tests/markup/playwright.config.ts'),
    run.playwright('browsers', 'tests/browsers/playwright.config.ts', 'full'),
  ])
}

/** As many as a machine of two cores needs to be busy twice over. */
function startLoad() {
  const busy = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], { stdio: 'ignore' }),
  )
  return () => {
    for (const one of busy) one.kill()
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'boolean', default: false } },
})
const [tier] = positionals
if (tier !== undefined && !['check', 'build', 'full'].includes(tier)) {
  throw new Error(`No such tests: ${tier}`)
}
const stopLoad = values.load ? startLoad() : undefined
if (tier === 'check') {
  await check()
} else if (tier === 'build') {
  await build()
} else {
  process.env['CHROMIUM_PATH'] = requireBrowser()
  await (tier === 'full' ? testFull() : testSmoke())
  await run.retryFailed()
}
stopLoad?.()
process.exitCode = run.report() ? 0 : 1
