import { join } from 'node:path'

import { getLaunchOptions, requireBrowser } from '../../scripts/browser.ts'
import { testLimit, waitLimit } from '../limits.ts'

export const isCi = process.env['CI'] !== undefined

/** What all configurations of Playwright's runner share. `name` is the folder of their output. */
export function getSharedConfig(name: string) {
  return {
    outputDir: join(import.meta.dirname, '../../test-results', name),
    forbidOnly: isCi,
    timeout: testLimit,
    expect: { timeout: waitLimit },
    reporter: 'list',
  } as const
}

/** The Chromium of tests that Playwright drives, as a visitor in Belgium has it. */
export function getChromiumOptions() {
  return {
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // A trace takes a third of the time of each test. `--trace on` records one.
    trace: 'off',
    launchOptions: getLaunchOptions(requireBrowser()),
  } as const
}
