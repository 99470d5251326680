/**
 * `npm run test:browsers`: runs `tests/browsers/` in Chromium, Firefox and WebKitGTK. Builds the demo and its Storybook if
 * they are missing. Passes other parameters to Playwright (`-- --project firefox`).
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
const flows = await runCommand(
  'playwright',
  ['test', '--config', config, ...process.argv.slice(2)],
  { EVERY_STORY: 'on' },
)
process.exitCode = flows.passed ? 0 : 1
