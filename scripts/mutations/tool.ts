import { spawn } from 'node:child_process'

/** How a tool ended, and what it wrote. */
export interface Ended {
  readonly passed: boolean
  readonly output: string
}

/** Long enough for the longest test on a busy machine; who takes longer hangs. */
const patience = 15 * 60_000

/** Runs a tool of the project in the copy and keeps what it says to itself. */
export function quietly(
  folder: string,
  [command = '', ...parameters]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const child = spawn(command, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    timeout: patience,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  child.on('error', (error) => {
    resolve({ passed: false, output: String(error) })
  })
  child.on('close', (code) => {
    resolve({ passed: code === 0, output })
  })
  return promise
}
