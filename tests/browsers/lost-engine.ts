import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TestInfo } from '@playwright/test'
import { error } from 'selenium-webdriver'

import type { Browser } from './tab.ts'

/**
 * About once in a thousand flows, the web process of WebKitGTK 2.50 dies, and the driver ends its session. Such a flow is
 * tried once more, in a new browser (`retries` of the projects). A flow that failed for any other reason is not: its
 * second try fails at once.
 */
export function refuseOtherRetries(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(getMark(info))) {
    throw new Error('It failed, and its engine was still there: it is not tried again.')
  }
  rmSync(getMark(info), { force: true })
}

/** Notes that a flow lost its engine, if it did. */
export async function noteLostEngine({ tab }: Browser, info: TestInfo): Promise<void> {
  try {
    await tab.show()
  } catch (reason) {
    if (!(reason instanceof error.NoSuchSessionError)) throw reason
    mkdirSync(info.project.outputDir, { recursive: true })
    writeFileSync(getMark(info), '')
    throw new Error('The engine died.', { cause: reason })
  }
}

/** Beside the folders of the tests, which Playwright empties before each try. */
function getMark({ project, testId }: TestInfo): string {
  return join(project.outputDir, `lost-engine-${testId}`)
}
