/** `npm run tokens`: writes the custom properties of `tokens.css` for design tools (`documents.ts`). */
import { writeFile } from 'node:fs/promises'

import { readTokenDocuments } from './documents.ts'

for (const [path, document] of Object.entries(await readTokenDocuments())) {
  await writeFile(path, `${JSON.stringify(document, undefined, 2)}\n`)
  console.log(path)
}
