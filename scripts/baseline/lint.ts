import { createBaseline, createBaselinePlugin } from 'baseline-check'

import { baselineDate } from './targets.ts'

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export
export default createBaselinePlugin(createBaseline(baselineDate))
