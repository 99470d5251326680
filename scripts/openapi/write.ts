/** `npm run openapi`: writes `public/openapi.json` from the contract. */
import { writeFile } from 'node:fs/promises'

import { createOpenApiDocument } from './document.ts'

const file = new URL('../../public/openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(await createOpenApiDocument(), undefined, 2)}\n`)
console.log('public/openapi.json')
