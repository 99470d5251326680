import { rejectOnAbort } from '../reject-on-abort.ts'
import { type RecordedAnswer, toRequestKey } from './har-file.ts'

/** The recording holds no answer to a request. A TypeError, like any network error of `fetch`. */
export class NotRecordedError extends TypeError {
  override readonly name = 'NotRecordedError'
}

/** Longer waits of a recording are cut, because nobody wants to see them again. */
const maxLatencyMs = 2000

/**
 * Answers requests from the current recording, and never from the mock. Several answers to one request are given in
 * their order, and the last one again and again. A reload of the page begins with the first ones.
 */
export function createPlayer(
  loadRecording: () => Promise<readonly RecordedAnswer[] | undefined>,
): (request: Request) => Promise<Response> {
  let current: readonly RecordedAnswer[] | undefined
  let answersByRequest = new Map<string, RecordedAnswer[]>()

  return async (request) => {
    const recording = await loadRecording()
    if (recording !== current) {
      current = recording
      answersByRequest = Map.groupBy(recording ?? [], ({ request: key }) => key)
    }
    const answers = answersByRequest.get(toRequestKey(request.method, request.url)?.key ?? '') ?? []
    const [answer] = answers
    if (answer === undefined) throw createError(request, recording)
    const latency = Math.min(answer.durationMs, maxLatencyMs)
    await rejectOnAbort(request.signal, new Promise((resolve) => setTimeout(resolve, latency)))
    // Not before: a request that the client aborted has used up no answer.
    if (answers.length > 1 && answers[0] === answer) answers.shift()
    return toResponse(answer)
  }
}

function createError({ method, url }: Request, recording: unknown): NotRecordedError {
  const { pathname, search } = new URL(url)
  const message =
    recording === undefined
      ? `This tab has no recording, so nothing answers ${method} ${pathname}${search}.`
      : `The recording has no answer to ${method} ${pathname}${search}.`
  console.error(message)
  return new NotRecordedError(message)
}

/** Always JSON, whatever the file says: a browser must never show a body as a page or run it. */
function toResponse({ status, body }: RecordedAnswer): Response {
  const hasNoBody = status === 204 || status === 205
  return new Response(hasNoBody ? null : body, {
    status,
    headers: { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
  })
}
