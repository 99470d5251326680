import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { measureProcessorTime } from './processor-time.ts'

/** The outcome of a command and what it cost. */
export interface CommandResult {
  readonly passed: boolean
  /** Wall time. */
  readonly seconds: number
  /** User and system time of all its processes. */
  readonly processorSeconds: number
}

/** What tests build, in folders of their own: `dist/` and `dist-demo/` may be hosted. */
export const testBuilds = {
  site: 'vite build --logLevel warn --outDir test-builds/site',
  demo: 'vite build --mode demo --logLevel warn --outDir test-builds/demo',
  demoUnderPath: 'vite build --mode demo --logLevel warn --outDir test-builds/demo-under-path',
  /** Hosted inside the demo, as by `npm run build:hosted`. */
  storybook: 'storybook build --quiet --output-dir test-builds/demo/storybook',
} as const

/** Stops tools from checking for updates. */
const updateNoticeEnvironment = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Runs a tool with its output on the terminal. `command` is what one would type, without quotes; parameters that may contain
 * spaces follow as a list.
 */
export async function runCommand(
  command: string,
  environment: Readonly<Record<string, string>> = {},
  moreParameters: readonly string[] = [],
  folder?: string,
): Promise<CommandResult> {
  const start = performance.now()
  const [tool = '', ...parameters] = command.split(' ')
  const child = spawn(tool, [...parameters, ...moreParameters], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...updateNoticeEnvironment, ...environment },
  })
  const stopMeasuring = child.pid === undefined ? () => 0 : measureProcessorTime(child.pid)
  // A command that cannot be started has an error instead of a code.
  const [code] = await once(child, 'exit').catch(() => [])
  return {
    passed: code === 0,
    seconds: (performance.now() - start) / 1000,
    processorSeconds: stopMeasuring(),
  }
}

/** Prints one line for a finished step. */
export function printResult(name: string, { passed, seconds }: CommandResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
