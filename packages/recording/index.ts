export type { FindCall } from './api-call.ts'
export {
  InvalidHarError,
  type InvalidHarReason,
  invalidHarMessages,
  parseHar,
  type RecordedAnswer,
  readHarComment,
  readHarFile,
} from './har-file.ts'
export { createPlayer, NotRecordedError } from './player.ts'
export { createRecorder, type RequestBody } from './recorder.ts'
