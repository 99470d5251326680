/**
 * `npm run test:browsers`: the flows of `tests/browsers/` in Chromium, Firefox and WebKitGTK. Builds the demo with
 * its Storybook where that is not there yet; other parameters go to Playwright (`-- --project firefox`).
 */
import { existsSync } from 'node:fs'

import { printResult, runCommand } from './run-command.ts'

const builds = [
  ['dist-demo/index.html', 'vite', 'build', '--mode', 'demo', '--logLevel', 'warn'],
  [
    'dist-demo/storybook/iframe.html',
    'storybook',
    'build',
    '--quiet',
    '--output-dir',
    'dist-demo/storybook',
  ],
] as const
for (const [file, command, ...parameters] of builds) {
  if (!existsSync(file)) printResult(`build: ${file}`, await runCommand(command, parameters))
}
const config = 'tests/browsers/playwright.config.ts'
const flows = await runCommand('playwright', ['test', '--config', config, ...process.argv.slice(2)])
process.exitCode = flows.passed ? 0 : 1
