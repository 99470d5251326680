import facts from '#mocks/fixtures/data/recordFacts.json' with { type: 'json' }

import type { RecordFacts } from '#contract/record-facts.ts'

/** What the seed knows of its visas. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixtures are checked against the contract when they are built
export const seededFacts = facts as readonly RecordFacts[]
