import facts from '#mocks/fixtures/data/recordFacts.json' with { type: 'json' }
import tagFacts from '#mocks/fixtures/data/tagFacts.json' with { type: 'json' }

import type { RecordFacts, TagFacts } from '#contract/record-facts.ts'

/** What the seed knows of its visas. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixtures are checked against the contract when they are built
export const seededFacts = facts as readonly RecordFacts[]

/** What the seed knows of tags of articles. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixtures are checked against the contract when they are built
export const seededTagFacts = tagFacts as readonly TagFacts[]
