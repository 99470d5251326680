/** `npm run specification`: writes `docs/specification.md` from the clauses, the stories and the tests. */
import { writeFile } from 'node:fs/promises'

import { clauses } from './clauses.ts'
import { findEvidence, readEvidence, renderSpecification } from './specification.ts'

const evidence = await readEvidence()
await writeFile(
  new URL('../../docs/specification.md', import.meta.url),
  renderSpecification(evidence),
)
const missing = clauses.filter((clause) => findEvidence(clause, evidence).length === 0)
for (const { id, text } of missing) console.log(`Without a story or test: ${id} ${text}`)
console.log(
  `docs/specification.md: ${clauses.length - missing.length} of ${clauses.length} clauses`,
)
