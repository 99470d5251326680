/**
 * `npm test` runs the static checks, unit tests, stories in a browser, and smoke tests of every screen, flow and walk of
 * the built demo. `npm run test:full` runs all other tests, and `npm run check` the static checks only. The last line is
 * `N passed, N failed`. A check or build counts as one test.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { requireBrowser } from './browser.ts'
import { buildDemo, buildStorybook, printResult, runCommand } from './run-command.ts'
import { readTestResults } from './test-results.ts'

const resultsDirectory = await mkdtemp(join(tmpdir(), 'droit-de-cite-'))
let passed = 0
let failed = 0
/** Repeated at the end, because CI keeps the end of its log only. */
const failures: string[] = []

/** Runs a check or a build. */
async function runStep(name: string, command: string, environment?: Record<string, string>) {
  const outcome = await runCommand(command, environment)
  printResult(name, outcome)
  if (outcome.passed) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
}

/** Runs a test runner that writes its counts to `file`. Counts one failure when it wrote none. */
async function runTests(
  name: string,
  file: string,
  command: string,
  environment: Record<string, string>,
  moreParameters?: readonly string[],
) {
  const outcome = await runCommand(command, environment, moreParameters)
  printResult(`tests: ${name}`, outcome)
  try {
    const results = readTestResults(JSON.parse(await readFile(file, 'utf8')))
    passed += results.passed
    // A runner can fail without a failed test: an error outside of tests, or no tests.
    const isUnexplained = !outcome.passed && results.failed === 0
    failed += isUnexplained ? 1 : results.failed
    failures.push(...(isUnexplained ? [name] : results.failures))
  } catch {
    failed += 1
    failures.push(`${name} wrote no results`)
  }
}

function vitest(project: string) {
  const file = join(resultsDirectory, `${project}.json`)
  const command = `vitest run --project ${project} --reporter=default --reporter=json`
  return runTests(project, file, command, {}, [`--outputFile=${file}`])
}

function playwright(name: string, config: string, environment?: Record<string, string>) {
  const file = join(resultsDirectory, `${name}.json`)
  return runTests(name, file, `playwright test --config ${config} --reporter=list,json`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...environment,
  })
}

/** The static checks. They need no browser and no build. */
async function check() {
  await runStep('types', 'tsc -p .')
  await runStep('lint', 'oxlint --deny-warnings')
  await runStep('styles within Baseline', 'node scripts/baseline/check-styles.ts')
  await runStep('format', 'oxfmt --check .')
  await runStep(
    'import directions',
    'depcruise src mocks packages --config .dependency-cruiser.mjs',
  )
  await runStep('OpenAPI document', 'redocly lint --max-problems=20 --format=stylish')
}

async function testSmoke() {
  // In parallel, because most of these use one core.
  await Promise.all([check(), runStep('build: demo', buildDemo), vitest('unit')])
  await vitest('stories')
  await playwright('smoke', 'tests/playwright.config.ts', { TEST_TIER: 'smoke' })
  await playwright('walks', 'tests/browsers/playwright.config.ts', { TEST_TIER: 'smoke' })
}

async function testFull() {
  await Promise.all([
    runStep('build', 'vite build --logLevel warn').then(() =>
      runStep('build: demo under a sub-path', `${buildDemo} --outDir dist-under-path`, {
        BASE_PATH: '/demo/',
      }),
    ),
    runStep('build: demo', buildDemo).then(() => runStep('build: Storybook', buildStorybook)),
  ])
  await vitest('resilience')
  // In parallel, because tests of failing servers mostly wait.
  await Promise.all([
    playwright('e2e', 'tests/playwright.config.ts', { TEST_TIER: 'full' }),
    playwright('other servers', 'tests/servers/playwright.config.ts'),
  ])
  await Promise.all([
    // Lighthouse mostly waits until pages are idle. The scores of these checkers do not depend on speed.
    playwright('outside checkers', 'tests/markup/playwright.config.ts'),
    playwright('browsers', 'tests/browsers/playwright.config.ts', { TEST_TIER: 'full' }),
  ])
}

const [command] = process.argv.slice(2)
if (command === 'check') {
  await check()
} else {
  process.env['CHROMIUM_PATH'] = requireBrowser()
  await (command === 'full' ? testFull() : testSmoke())
}

for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
