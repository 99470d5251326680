import { type FindCall, identifyCall } from './api-call.ts'
import type { RecordedAnswer } from './har-file.ts'

/** The recording holds no answer to a request. A TypeError, like any network error of `fetch`. */
export class NotRecordedError extends TypeError {
  override readonly name = 'NotRecordedError'
}

/** Longer waits of a recording are cut, because nobody wants to see them again. */
const maxLatencyMs = 2000

/**
 * Answers requests from the current recording, and from nothing else. Several answers to one request are given in their
 * order, and the last one again and again. A reload of the page begins with the first ones.
 */
export function createPlayer(
  findCall: FindCall,
  loadRecording: () => Promise<readonly RecordedAnswer[] | undefined>,
): (request: Request) => Promise<Response> {
  let current: readonly RecordedAnswer[] | undefined
  let answersByRequest = new Map<string, RecordedAnswer[]>()

  return async (request) => {
    const recording = await loadRecording()
    if (recording !== current) {
      current = recording
      answersByRequest = Map.groupBy(recording ?? [], (answer) => answer.request)
    }
    const call = identifyCall(findCall, request.method, request.url)
    const answers = answersByRequest.get(call?.request ?? '') ?? []
    const [answer] = answers
    if (answer === undefined) throw createError(request, recording)
    await wait(Math.min(answer.durationMs, maxLatencyMs), request.signal)
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

/** Rejects as soon as the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(resolve, milliseconds)
  })
}

/** Always JSON, whatever the file says: a browser must never show a body as a page or run it. */
function toResponse({ status, body }: RecordedAnswer): Response {
  const hasNoBody = status === 204 || status === 205
  return new Response(hasNoBody ? null : body, {
    status,
    headers: { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
  })
}
