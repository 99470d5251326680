/**
 * `npm run test:browsers`: runs `tests/walks/` in Chromium, Firefox and WebKitGTK, and `tests/browsers/` in the last two.
 * Builds the demo and its Storybook if they are missing. Passes other parameters to Playwright (`-- --project firefox`).
 */
import { existsSync } from 'node:fs'

import { printResult, runCommand, testBuilds } from './run-command.ts'

const builds = {
  'test-builds/demo/index.html': testBuilds.demo,
  'test-builds/demo/storybook/iframe.html': testBuilds.storybook,
}
for (const [file, command] of Object.entries(builds)) {
  if (!existsSync(file)) printResult(`build: ${file}`, await runCommand(command))
}
const flows = await runCommand(
  'playwright test --config tests/browsers/playwright.config.ts',
  { EVERY_STORY: 'on' },
  process.argv.slice(2),
)
process.exitCode = flows.passed ? 0 : 1
