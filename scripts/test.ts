/**
 * `npm test`: everything that must hold. Static checks, unit tests, stories in a browser, both
 * builds, journeys through the built demo. Ends with `N passed, N failed`, a check or build counting
 * as one; a part that could not run counts as failed.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { requireBrowser } from './browser.ts'
import { checks } from './checks.ts'
import { report, run } from './steps.ts'

const results = await mkdtemp(join(tmpdir(), 'droit-de-cite-'))
let passed = 0
let failed = 0

function count(ok: number, notOk: number): void {
  passed += ok
  failed += notOk
}

async function step(
  name: string,
  command: string,
  parameters: readonly string[],
  environment?: Record<string, string>,
): Promise<void> {
  const outcome = await run(command, parameters, environment)
  report(name, outcome)
  count(outcome.passed ? 1 : 0, outcome.passed ? 0 : 1)
}

/** Runs a test runner that writes its counts as JSON; counts one failure when it wrote none. */
async function tests(
  name: string,
  command: string,
  parameters: readonly string[],
  file: string,
  read: (result: unknown) => { passed: number; failed: number },
): Promise<void> {
  const outcome = await run(command, parameters, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  report(name, outcome)
  try {
    const counts = read(JSON.parse(await readFile(file, 'utf8')))
    // A runner can fail without a failed test: an error outside of tests, or none found.
    const hidden = !outcome.passed && counts.failed === 0 ? 1 : 0
    count(counts.passed, counts.failed + hidden)
  } catch {
    count(0, 1)
  }
}

const browser = requireBrowser()
process.env['CHROMIUM_PATH'] = browser

for (const { name, command, parameters } of checks) await step(name, command, parameters)

for (const project of ['unit', 'stories', 'faults']) {
  const file = join(results, `${project}.json`)
  await tests(
    `tests: ${project}`,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    file,
    (result) => {
      const { numPassedTests, numFailedTests } = result as Record<string, number>
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1 }
    },
  )
}

await step('build', 'vite', ['build', '--logLevel', 'warn'])
await step('build: demo', 'vite', ['build', '--mode', 'demo', '--logLevel', 'warn'])
await step(
  'build: demo under a sub-path',
  'vite',
  ['build', '--mode', 'demo', '--logLevel', 'warn', '--outDir', 'dist-under-path'],
  { BASE_PATH: '/demo/' },
)
// Inside the demo, as it is hosted (`npm run build:hosted`).
await step('build: Storybook', 'storybook', [
  'build',
  '--quiet',
  '--output-dir',
  'dist-demo/storybook',
])

const journeys = [
  ['journeys', 'tests/playwright.config.ts'],
  ['other servers', 'tests/server/playwright.config.ts'],
] as const
// Side by side: before servers that fail, a test mostly waits.
await Promise.all(
  journeys.map(([name, config]) =>
    tests(
      `tests: ${name}`,
      'playwright',
      ['test', '--config', config],
      join(results, `${name}.json`),
      (result) => {
        const { stats } = result as { stats: Record<'expected' | 'unexpected' | 'flaky', number> }
        if (stats.flaky > 0)
          console.log(`${stats.flaky} passed at the second attempt only (see the list above)`)
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      },
    ),
  ),
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
