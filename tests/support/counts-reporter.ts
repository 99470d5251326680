import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says at the end of a run, a line each, how much was proven: what the tests counted with `counted`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from there
export default class CountsReporter implements Reporter {
  private readonly counts = new Map<string, number>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return
    for (const { type, description: what = '' } of annotations) {
      const [, number] = /^count (\d+)$/.exec(type) ?? []
      if (number !== undefined) this.counts.set(what, (this.counts.get(what) ?? 0) + Number(number))
    }
  }

  onEnd(_result: FullResult): void {
    for (const [what, number] of [...this.counts].toSorted(([one], [other]) =>
      one.localeCompare(other),
    ))
      console.log(`Counted: ${number} ${what}`)
  }
}
