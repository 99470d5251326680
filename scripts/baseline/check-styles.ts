/** Reports CSS beyond the Baseline; part of `npm run check`. */
import { glob, readFile } from 'node:fs/promises'

import { findUnsupportedCss } from './styles.ts'

for await (const file of glob('{src,mocks,.storybook}/**/*.css')) {
  for (const { line, message } of findUnsupportedCss(await readFile(file, 'utf8'))) {
    console.error(`${file}:${line}: ${message}`)
    process.exitCode = 1
  }
}
