import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TestInfo } from '@playwright/test'
import { error } from 'selenium-webdriver'

import type { Browser } from './tab.ts'

/**
 * About once in a thousand flows, the web process of WebKitGTK 2.50 dies, and the driver ends its session. Such a flow is
 * tried once more, in a new browser (`retries` of the projects). A flow that failed for any other reason is not: its
 * second try fails at once, with the reason of the first: a log that is cut keeps its end.
 */
export function refuseOtherRetries(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(getMark(info))) {
    const reason = existsSync(getReason(info)) ? readFileSync(getReason(info), 'utf8') : 'unknown'
    throw new Error(`It is not tried again, as its engine was still there. It failed: ${reason}`)
  }
  rmSync(getMark(info), { force: true })
}

/** Keeps why a flow failed, for `refuseOtherRetries`. */
export function noteReason(info: TestInfo, reason: string | undefined): void {
  if (reason === undefined) return
  mkdirSync(info.project.outputDir, { recursive: true })
  writeFileSync(getReason(info), reason)
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

function getReason({ project, testId }: TestInfo): string {
  return join(project.outputDir, `reason-${testId}.txt`)
}
