import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type CommandResult, printResult, runCommand } from './run-command.ts'
import { type FailedTest, readTestResults, type TestResults } from './test-results.ts'

/** How one command with tests is started: again after a failure, with only the failed ones. */
interface TestCommand {
  readonly name: string
  readonly command: string
  readonly environment?: Readonly<Record<string, string>>
  /** What makes the command run the failed tests only; undefined if a second try is not allowed. */
  readonly selectFailed?: (failures: readonly FailedTest[]) => readonly string[]
}

/** A test that failed among others and passed alone. */
interface FlakyTest {
  readonly title: string
  /** Of its failure. */
  readonly message: string
}

/** More flaky tests than this are a failure. */
const maxFlaky = 3
/** More failures than this have a cause that a second try does not remove. */
const maxRetried = 10
const slowestCount = 10

/** The steps of `npm test` or `npm run test:full`: checks, builds and commands with tests. Failures do not end it. */
export class TestRun {
  #passed = 0
  readonly #rows: { name: string; tests: number; cost: CommandResult }[] = []
  readonly #failures: FailedTest[] = []
  readonly #flaky: FlakyTest[] = []
  readonly #toRetry: { test: TestCommand; failures: readonly FailedTest[] }[] = []
  readonly #durations: [title: string, seconds: number][] = []

  /** Runs a check or a build, which counts as one test. */
  async runStep(
    name: string,
    command: string,
    environment?: Readonly<Record<string, string>>,
  ): Promise<void> {
    const outcome = await runCommand(command, environment)
    printResult(name, outcome)
    this.#rows.push({ name, tests: 1, cost: outcome })
    if (outcome.passed) this.#passed += 1
    else this.#failures.push({ title: name, message: '' })
  }

  /** Runs a project of Vitest. Tests in a browser get a second try. */
  async vitest(project: 'unit' | 'stories' | 'resilience', tier?: string): Promise<void> {
    await this.#runTests({
      name: project,
      command: `vitest run --project ${project} --reporter=default --reporter=json`,
      ...(tier !== undefined && { environment: { TEST_TIER: tier } }),
      ...(project !== 'unit' && { selectFailed: selectVitestTests }),
    })
  }

  /** Runs a configuration of Playwright. */
  async playwright(name: string, config: string, tier?: string): Promise<void> {
    await this.#runTests({
      name,
      command: `playwright test --config ${config} --reporter=list,json`,
      ...(tier !== undefined && { environment: { TEST_TIER: tier } }),
      selectFailed: () => ['--last-failed', '--workers', '1'],
    })
  }

  /** Tries what failed in a browser once more, alone. */
  async retryFailed(): Promise<void> {
    const count = this.#toRetry.reduce((sum, { failures }) => sum + failures.length, 0)
    for (const { test, failures } of this.#toRetry) {
      const retry = test.selectFailed?.(failures)
      if (retry === undefined || count > maxRetried) {
        this.#failures.push(...failures)
        continue
      }
      const { results } = await this.#start({ ...test, name: `${test.name}, second try` }, retry)
      const passed = new Set(results?.passed)
      const isPassed = ({ title }: FailedTest) => passed.has(title)
      this.#flaky.push(...failures.filter((failure) => isPassed(failure)))
      this.#failures.push(...failures.filter((failure) => !isPassed(failure)))
    }
    this.#passed += this.#flaky.length
    if (this.#flaky.length > maxFlaky)
      this.#failures.push({ title: `more than ${maxFlaky} flaky tests`, message: '' })
  }

  /** Prints what the run cost, what failed, and `N passed, N failed` as the last line. Returns whether all passed. */
  report(): boolean {
    console.log(`\n${formatCosts(this.#rows)}\n`)
    console.log(`The ${slowestCount} slowest tests, in seconds:`)
    const slowest = this.#durations.toSorted(([, a], [, b]) => b - a).slice(0, slowestCount)
    for (const [title, seconds] of slowest)
      console.log(`${seconds.toFixed(1).padStart(7)}  ${title}`)
    // At the end, because CI keeps the end of its log only.
    for (const { title, message } of this.#failures)
      console.log(`\nFAILED ${title}${indent(message)}`)
    if (this.#flaky.length > 0) console.log(`\nflaky: ${this.#flaky.length}`)
    for (const { title, message } of this.#flaky) console.log(`${title}${indent(message)}`)
    console.log(`\n${this.#passed} passed, ${this.#failures.length} failed`)
    return this.#failures.length === 0
  }

  async #runTests(test: TestCommand): Promise<void> {
    const { results, outcome } = await this.#start(test, [])
    if (results === undefined) {
      this.#failures.push({ title: `${test.name} wrote no results`, message: '' })
      return
    }
    this.#passed += results.passed.length
    this.#durations.push(
      ...results.durations.map(([title, seconds]): [string, number] => [title, seconds]),
    )
    if (results.failures.length > 0) this.#toRetry.push({ test, failures: results.failures })
    // A runner can fail without a failed test: an error outside of tests, or no tests.
    else if (!outcome.passed) this.#failures.push({ title: test.name, message: '' })
  }

  /** `results` is undefined if the runner wrote none. */
  async #start(
    { name, command, environment }: TestCommand,
    moreParameters: readonly string[],
  ): Promise<{ results: TestResults | undefined; outcome: CommandResult }> {
    const file = join(await mkdtemp(join(tmpdir(), 'droit-de-cite-')), 'results.json')
    const isVitest = command.startsWith('vitest')
    const outcome = await runCommand(
      command,
      { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      isVitest ? [...moreParameters, `--outputFile=${file}`] : moreParameters,
    )
    printResult(`tests: ${name}`, outcome)
    const results = await readFile(file, 'utf8')
      .then((text) => readTestResults(JSON.parse(text)))
      .catch(() => undefined)
    const tests = (results?.passed.length ?? 0) + (results?.failures.length ?? 0)
    this.#rows.push({ name, tests, cost: outcome })
    return { results, outcome }
  }
}

/** Vitest finds tests by their file and a pattern of their name. */
function selectVitestTests(failures: readonly FailedTest[]): string[] {
  const names = failures.map(({ title }) =>
    title.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
  )
  const files = new Set(failures.map(({ file = '' }) => file))
  return ['--maxWorkers=1', `--testNamePattern=^(?:${names.join('|')})$`, ...files]
}

function formatCosts(
  rows: readonly { readonly name: string; readonly tests: number; readonly cost: CommandResult }[],
): string {
  const lines = rows.map(({ name, tests, cost: { seconds, processorSeconds } }) => [
    name,
    String(tests),
    seconds.toFixed(0),
    processorSeconds.toFixed(0),
  ])
  const processorSeconds = rows.reduce((sum, { cost }) => sum + cost.processorSeconds, 0)
  const total = ['total', '', (performance.now() / 1000).toFixed(0), processorSeconds.toFixed(0)]
  return [['step', 'tests', 'wall s', 'CPU s'], ...lines, total]
    .map(([name = '', ...figures]) =>
      [name.padEnd(34), ...figures.map((figure) => figure.padStart(8))].join(''),
    )
    .join('\n')
}

function indent(message: string): string {
  return message === '' ? '' : `\n  ${message.replaceAll('\n', '\n  ')}`
}
