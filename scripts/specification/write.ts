/** `npm run specification`: writes the stories and tests of each clause into `docs/specification.md`. */
import { writeFile } from 'node:fs/promises'

import { fillEvidence, findEvidence, parseClauses } from 'requirement-evidence'

import { readEvidence, readSpecification, specificationUrl } from './specification.ts'

const evidence = await readEvidence()
const specification = await readSpecification()
await writeFile(specificationUrl, fillEvidence(specification, evidence))
const clauses = parseClauses(specification)
const missing = clauses.filter(({ id }) => findEvidence(id, evidence).length === 0)
for (const { id, text } of missing) console.log(`Without a story or test: ${id} ${text}`)
console.log(
  `docs/specification.md: ${clauses.length - missing.length} of ${clauses.length} clauses`,
)
