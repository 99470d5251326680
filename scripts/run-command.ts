import { spawn } from 'node:child_process'

/** The outcome and the duration of a command. */
export interface CommandResult {
  readonly passed: boolean
  readonly seconds: number
}

/** Stops tools from checking for updates. */
const updateNoticeEnvironment = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs a tool with its output on the terminal. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<CommandResult>()
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...updateNoticeEnvironment, ...environment },
  })
  const end = (passed: boolean) => {
    resolve({ passed, seconds: (performance.now() - start) / 1000 })
  }
  child.on('error', () => {
    end(false)
  })
  child.on('exit', (code) => {
    end(code === 0)
  })
  return promise
}

/** Prints one line for a finished step. */
export function printResult(name: string, { passed, seconds }: CommandResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
