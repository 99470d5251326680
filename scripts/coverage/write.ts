/** `npm run coverage:spec`: writes `docs/coverage.md` from what the stories and tests say they show. */
import { writeFile } from 'node:fs/promises'

import { clauses } from './clauses.ts'
import { renderCoverage, findEvidence } from './document.ts'
import { readEvidence } from './evidence.ts'

const evidence = await readEvidence()
await writeFile(new URL('../../docs/coverage.md', import.meta.url), renderCoverage(evidence))
const missing = clauses.filter((clause) => findEvidence(clause, evidence).length === 0)
for (const { id, text } of missing) console.log(`nothing shows ${id}: ${text}`)
console.log(`docs/coverage.md: ${clauses.length - missing.length} of ${clauses.length} clauses`)
