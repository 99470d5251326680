/** `npm run tokens`: writes `public/design-tokens.json` from the custom properties of `tokens.css`. */
import { readFile, writeFile } from 'node:fs/promises'

import { toDesignTokens } from './document.ts'

const root = new URL('../../', import.meta.url)
const css = await readFile(new URL('src/ui/styles/tokens.css', root), 'utf8')
const file = new URL('public/design-tokens.json', root)
await writeFile(file, `${JSON.stringify(toDesignTokens(css), undefined, 2)}\n`)
console.log('public/design-tokens.json')
