import * as z from 'zod/mini'

import { type FindCall, identifyCall } from './api-call.ts'

/** What a server answered to one call of the API, from a HAR file. */
export interface RecordedAnswer {
  /** The request, as `identifyCall` writes it. */
  readonly request: string
  readonly endpoint: string
  readonly status: number
  /** Data. It reaches the client only as the body of a JSON response. */
  readonly body: string
  readonly durationMs: number
}

/** Why a file has nothing to replay. */
export const invalidHarMessages = {
  tooLarge: 'It is larger than 50 MB.',
  notJson: 'It is not JSON, or it is incomplete.',
  notHar: 'It is not a HAR file.',
  noCalls: 'It contains no call of this site’s API.',
  noAnswers: 'It contains calls of the API, but none of their answers.',
}
export type InvalidHarReason = keyof typeof invalidHarMessages

export class InvalidHarError extends Error {
  override readonly name = 'InvalidHarError'
  readonly reason: InvalidHarReason

  constructor(reason: InvalidHarReason) {
    super(`The file cannot be used. ${invalidHarMessages[reason]}`)
    this.reason = reason
  }
}

/** Above a long visit with images, below what makes a tab stop. */
const maxFileBytes = 50_000_000

/**
 * Reads the API's answers from a HAR file that the recorder or the developer tools of a browser wrote, in the order in
 * which the requests were sent. The size is checked before anything is read.
 *
 * @throws InvalidHarError
 */
export async function readHarFile(
  file: Blob,
  findCall: FindCall,
): Promise<readonly RecordedAnswer[]> {
  if (file.size > maxFileBytes) throw new InvalidHarError('tooLarge')
  return parseHar(await file.text(), findCall)
}

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

/** The comment of a HAR file; empty if it has none. */
export async function readHarComment(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) return ''
  const har = HarComment.safeParse(parseJson(await file.text()))
  return har.data?.log.comment ?? ''
}

const HarComment = z.object({ log: z.object({ comment: z.optional(z.string()) }) })

/** The fields that are read. Browsers leave some out and add their own, whose names begin with `_`. */
const Entry = z.object({
  startedDateTime: z.catch(z.string(), ''),
  time: z.catch(z.number(), 0),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    content: z.nullish(z.object({ text: z.nullish(z.string()), encoding: z.nullish(z.string()) })),
  }),
})
type Entry = z.infer<typeof Entry>

/** Parses the text of a HAR file like `readHarFile`. */
export function parseHar(text: string, findCall: FindCall): readonly RecordedAnswer[] {
  const har = Har.safeParse(parseJson(text))
  if (!har.success) throw new InvalidHarError('notHar')
  // One damaged entry does not make the others useless.
  const entries = har.data.log.entries.flatMap((entry) => Entry.safeParse(entry).data ?? [])
  const calls = sortByStart(entries).flatMap((entry) => {
    const call = identifyCall(findCall, entry.request.method, entry.request.url)
    return call === undefined ? [] : [{ entry, ...call }]
  })
  if (calls.length === 0) throw new InvalidHarError('noCalls')
  const answers = calls.flatMap(({ entry, ...call }) => {
    const answer = readAnswer(entry)
    return answer === undefined ? [] : [{ ...call, ...answer }]
  })
  if (answers.length === 0) throw new InvalidHarError('noAnswers')
  return answers
}

function parseJson(text: string): unknown {
  try {
    // Some tools begin the file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InvalidHarError('notJson')
  }
}

/** Developer tools may list entries by their end. Without a valid date the order of the file stands. */
function sortByStart(entries: readonly Entry[]): readonly Entry[] {
  const getStart = ({ startedDateTime }: Entry) => Date.parse(startedDateTime)
  if (entries.some((entry) => Number.isNaN(getStart(entry)))) return entries
  return entries.toSorted((a, b) => getStart(a) - getStart(b))
}

/**
 * The answer of an entry, or undefined if the file has none: status 0 for a request that failed or that the page
 * cancelled, a redirect, a response whose body the browser no longer had.
 */
function readAnswer({ request, response, time }: Entry) {
  const body = decodeBody(response.content)
  if (body === undefined) return undefined
  // The browser had the body in its cache, so the page got it with status 200.
  const status = response.status === 304 && body !== '' ? 200 : response.status
  const isSuccess = status >= 200 && status < 300
  const isError = status >= 400 && status < 600
  if (!Number.isInteger(status) || !(isSuccess || isError)) return undefined
  // A read returns JSON, which is never empty.
  if (isSuccess && request.method === 'GET' && body === '') return undefined
  return { status, body, durationMs: Math.max(0, time) }
}

/** Chrome and Safari write some bodies as base64. Undefined if it is damaged. */
function decodeBody(content: Entry['response']['content']): string | undefined {
  const text = content?.text ?? ''
  if (content?.encoding !== 'base64') return text
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
  } catch {
    return undefined
  }
}
