/**
 * `npm test` runs the static checks, unit tests, stories in a browser, and smoke tests of every screen and flow of the
 * built demo. `npm run test:full` runs all other tests, and `npm run check` the static checks only. The last line is
 * `N passed, N failed`. A check or build counts as one test.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { requireBrowser } from './browser.ts'
import { printResult, runCommand } from './run-command.ts'

/** The static checks. They need no browser and no build. */
const checks = [
  { name: 'types', command: 'tsc', parameters: ['-p', '.'] },
  { name: 'lint', command: 'oxlint', parameters: ['--deny-warnings'] },
  {
    name: 'styles within Baseline',
    command: 'node',
    parameters: ['scripts/baseline/check-styles.ts'],
  },
  { name: 'format', command: 'oxfmt', parameters: ['--check', '.'] },
  {
    name: 'import directions',
    command: 'depcruise',
    parameters: ['src', 'mocks', '--config', '.dependency-cruiser.mjs'],
  },
  {
    name: 'OpenAPI document',
    command: 'redocly',
    parameters: ['lint', '--max-problems=20', '--format=stylish'],
  },
]

const resultsDirectory = await mkdtemp(join(tmpdir(), 'droit-de-cite-'))
let passed = 0
let failed = 0

/** Runs a check or a build. */
async function runStep(
  name: string,
  command: string,
  parameters: readonly string[],
  environment?: Record<string, string>,
): Promise<void> {
  const outcome = await runCommand(command, parameters, environment)
  printResult(name, outcome)
  if (outcome.passed) passed += 1
  else failed += 1
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface TestRun {
  readonly name: string
  readonly command: string
  readonly parameters: (file: string) => readonly string[]
  readonly environment?: Record<string, string>
  readonly read: (result: unknown) => Counts
}

/** Runs a test runner that writes its counts as JSON. Counts one failure when it wrote none. */
async function runTests({ name, command, parameters, environment, read }: TestRun): Promise<void> {
  const file = join(resultsDirectory, `${name}.json`)
  const outcome = await runCommand(command, parameters(file), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...environment,
  })
  printResult(`tests: ${name}`, outcome)
  try {
    const counts = read(JSON.parse(await readFile(file, 'utf8')))
    passed += counts.passed
    // A runner can fail without a failed test: an error outside of tests, or no tests.
    failed += !outcome.passed && counts.failed === 0 ? 1 : counts.failed
  } catch {
    failed += 1
  }
}

function vitest(project: string): Promise<void> {
  return runTests({
    name: project,
    command: 'vitest',
    parameters: (file) => [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    read(result) {
      const { numPassedTests = 0, numFailedTests = 1 } = result as Record<string, number>
      return { passed: numPassedTests, failed: numFailedTests }
    },
  })
}

function playwright(
  name: string,
  config: string,
  environment?: Record<string, string>,
): Promise<void> {
  return runTests({
    name,
    command: 'playwright',
    parameters: () => ['test', '--config', config],
    ...(environment !== undefined && { environment }),
    read(result) {
      const { expected, unexpected } = (result as { stats: Record<string, number> }).stats
      return { passed: expected ?? 0, failed: unexpected ?? 1 }
    },
  })
}

const buildDemo = () =>
  runStep('build: demo', 'vite', ['build', '--mode', 'demo', '--logLevel', 'warn'])

async function check(): Promise<void> {
  for (const { name, command, parameters } of checks) await runStep(name, command, parameters)
}

async function testSmoke(): Promise<void> {
  // In parallel, because most of these use one core.
  await Promise.all([check(), buildDemo(), vitest('unit')])
  await vitest('stories')
  await playwright('smoke', 'tests/playwright.config.ts', { TEST_TIER: 'smoke' })
}

async function testFull(): Promise<void> {
  await Promise.all([
    runStep('build', 'vite', ['build', '--logLevel', 'warn']).then(() =>
      runStep(
        'build: demo under a sub-path',
        'vite',
        ['build', '--mode', 'demo', '--logLevel', 'warn', '--outDir', 'dist-under-path'],
        { BASE_PATH: '/demo/' },
      ),
    ),
    // Storybook is hosted inside the demo (`npm run build:hosted`).
    buildDemo().then(() =>
      runStep('build: Storybook', 'storybook', [
        'build',
        '--quiet',
        '--output-dir',
        'dist-demo/storybook',
      ]),
    ),
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
    playwright('browsers', 'tests/browsers/playwright.config.ts'),
  ])
}

const [command] = process.argv.slice(2)
if (command === 'check') {
  await check()
} else {
  process.env['CHROMIUM_PATH'] = requireBrowser()
  await (command === 'full' ? testFull() : testSmoke())
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
