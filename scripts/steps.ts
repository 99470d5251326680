import { spawn } from 'node:child_process'

/** The outcome of a command: whether it succeeded, and after how long. */
export interface Outcome {
  readonly passed: boolean
  readonly seconds: number
}

/** What a tool would otherwise ask of a server of its maker's: whether there is a newer one. */
const withoutUpdateNotices = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs a tool of the project with its output on the terminal. */
export function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...withoutUpdateNotices, ...environment },
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

/** One line for a step that ended. */
export function report(name: string, { passed, seconds }: Outcome): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
