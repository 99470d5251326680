import { z } from 'zod'

/** A test that failed. */
export interface FailedTest {
  /** As the runner names it, after the names of its suites. */
  readonly title: string
  /** The beginning of its message. */
  readonly message: string
  /** The file of a test of Vitest, which runs single tests by file and name. */
  readonly file?: string
}

/** What a test runner wrote as JSON. */
export interface TestResults {
  readonly passed: number
  readonly failures: readonly FailedTest[]
  /** The seconds that each test took, by its title. */
  readonly durations: readonly (readonly [title: string, seconds: number])[]
}

/** CI keeps the end of its log, so the message must be short. */
const maxMessageLength = 400

const vitestSchema = z
  .object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            duration: z.nullish(z.number()),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, testResults }): TestResults => {
    const tests = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map((test) => ({ file, ...test })),
    )
    return {
      passed: numPassedTests,
      failures: tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => ({
          title: fullName,
          message: shorten(failureMessages),
          file,
        })),
      durations: tests.map(({ file, fullName, duration }) => [
        `${file.split('/').at(-1) ?? ''} › ${fullName}`,
        (duration ?? 0) / 1000,
      ]),
    }
  })

const playwrightSuiteSchema = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          results: z.array(
            z.object({
              duration: z.number(),
              errors: z.array(z.object({ message: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuiteSchema).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuiteSchema>

const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number() }), suites: z.array(playwrightSuiteSchema) })
  .transform(({ stats, suites }): TestResults => {
    const tests = suites.flatMap((suite) => listPlaywrightTests(suite))
    return {
      passed: stats.expected,
      failures: tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ title, message }) => ({ title, message })),
      durations: tests.map(({ title, seconds }) => [title, seconds]),
    }
  })

interface PlaywrightTest {
  readonly title: string
  readonly status: string
  readonly message: string
  readonly seconds: number
}

function listPlaywrightTests({ title, specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] {
  const ownTests = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: projectName === '' ? spec.title : `${spec.title} (${projectName})`,
      status,
      message: shorten(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  const tests = [...ownTests, ...suites.flatMap((suite) => listPlaywrightTests(suite))]
  return tests.map((test) => ({ ...test, title: `${title} › ${test.title}` }))
}

/** Without the colours of terminals. */
function shorten(messages: readonly string[]): string {
  // oxlint-disable-next-line no-control-regex -- the escape character of terminals
  const message = messages.join('\n').replaceAll(/\u001B\[\d+m/g, '')
  return message.slice(0, maxMessageLength)
}

/** Reads the JSON report of Vitest or of Playwright. Throws a `ZodError` for anything else. */
export function readTestResults(report: unknown): TestResults {
  return z.union([vitestSchema, playwrightSchema]).parse(report)
}
