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
  /** The titles of those that passed. */
  readonly passed: readonly string[]
  readonly failures: readonly FailedTest[]
  /** The seconds that each test took, by its title. */
  readonly durations: readonly (readonly [title: string, seconds: number])[]
}

/** CI keeps the end of its log, so the message must be short. */
const maxMessageLength = 400

const vitestSchema = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            ancestorTitles: z.array(z.string()),
            title: z.string(),
            status: z.string(),
            duration: z.nullish(z.number()),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }): TestResults => {
    const tests = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, ...test }) => ({
        file,
        // As the pattern of names expects it.
        title: [...ancestorTitles, title].join(' > '),
        ...test,
      })),
    )
    return {
      passed: tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
      failures: tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, title, failureMessages }) => ({
          title,
          message: shorten(failureMessages),
          file,
        })),
      durations: tests.map(({ file, title, duration }) => [
        `${file.split('/').at(-1) ?? ''} › ${title}`,
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
  .object({ suites: z.array(playwrightSuiteSchema) })
  .transform(({ suites }): TestResults => {
    const tests = suites.flatMap((suite) => listPlaywrightTests(suite))
    return {
      passed: tests.filter(({ status }) => status === 'expected').map(({ title }) => title),
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
