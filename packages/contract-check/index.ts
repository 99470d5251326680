export { checkConformance, type CheckedContract, formatReport } from './conformance.ts'
export type { Endpoint } from './endpoint.ts'
export { formatDifferences } from './format-differences.ts'
export { type CallableEndpoint, describeFailure } from './request.ts'
export { isViolation as isFault } from './rows.ts'
export {
  createServerRouter,
  getServerProblem,
  type CheckedAnswer,
  type ServerProblem,
} from './server-router.ts'
export type { WritableEntity } from './writes.ts'
