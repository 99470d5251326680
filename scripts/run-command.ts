import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The outcome and the duration of a command. */
interface CommandResult {
  readonly passed: boolean
  readonly seconds: number
}

/** Stops tools from checking for updates. */
const updateNoticeEnvironment = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs a tool with its output on the terminal. */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const start = performance.now()
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...updateNoticeEnvironment, ...environment },
  })
  // A command that cannot be started has an error instead of a code.
  const [code] = await once(child, 'exit').catch(() => [])
  return { passed: code === 0, seconds: (performance.now() - start) / 1000 }
}

/** Prints one line for a finished step. */
export function printResult(name: string, { passed, seconds }: CommandResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
