/** `npm run check`: everything that needs no browser and no build; all of it runs, also when a part fails. */
import { checks } from './checks.ts'
import { printResult, runCommand } from './run-command.ts'

let failed = false
for (const { name, command, parameters } of checks) {
  const outcome = await runCommand(command, parameters)
  printResult(name, outcome)
  failed ||= !outcome.passed
}
process.exitCode = failed ? 1 : 0
