/** Names each use in our style sheets that is beyond the Baseline; part of `npm run check`. */
import { glob, readFile } from 'node:fs/promises'

import { beyondBaselineIn } from './styles.ts'

for await (const file of glob('{src,mocks,.storybook}/**/*.css')) {
  for (const { line, message } of beyondBaselineIn(await readFile(file, 'utf8'))) {
    console.error(`${file}:${line}: ${message}`)
    process.exitCode = 1
  }
}
