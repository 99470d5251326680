import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'

import { noTime } from './lint.ts'

RuleTester.describe = describe
RuleTester.it = it

new RuleTester().run('waits of tests', noTime, {
  valid: [
    'await expect(heading).toBeVisible()',
    'const signal = AbortSignal.timeout(waitLimit)',
    'export const config = { timeout: testLimit }',
    "vi.useFakeTimers({ toFake: ['setTimeout'] })",
    "it('says so', () => { expect(1).toBe(1) })",
  ],
  invalid: [
    'setTimeout(resolve, 500)',
    'window.setTimeout(resolve, 500)',
    'await page.waitForTimeout(500)',
    'await new Promise(requestAnimationFrame)',
    'await new Promise((resolve) => requestAnimationFrame(() => resolve()))',
    'const realSetTimeout = setTimeout',
    "import { setTimeout as wait } from 'node:timers/promises'",
    'while (performance.now() < end) await step()',
    'await expect(heading).toBeVisible({ timeout: 30_000 })',
    "it('says so', () => {}, 30_000)",
    'test.setTimeout(30_000)',
  ].map((code) => ({ code, errors: 1 })),
})
