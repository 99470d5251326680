import { installEngines } from './engines.ts'

// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up from there
export default installEngines
