import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the sums of what the passed tests counted with `addCount`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from there
export default class CountsReporter implements Reporter {
  private readonly counts = new Map<string, number>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return
    for (const { type, description: name = '' } of annotations) {
      const [, number] = /^count (\d+)$/.exec(type) ?? []
      if (number !== undefined) this.counts.set(name, (this.counts.get(name) ?? 0) + Number(number))
    }
  }

  onEnd(_result: FullResult): void {
    for (const [name, number] of [...this.counts].toSorted(([one], [other]) =>
      one.localeCompare(other),
    ))
      console.log(`Counted: ${number} ${name}`)
  }
}
