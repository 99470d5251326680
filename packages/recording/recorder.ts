import { createStore } from 'zustand/vanilla'

import type { FindCall } from './api-call.ts'
import { replaceTypedText, textPlaceholder } from './replace-typed-text.ts'

/** The body of a request: text, or the fields of a form. */
export type RequestBody = string | readonly (readonly [name: string, value: string])[] | undefined

/** A call of the client that has ended. */
interface EndedCall {
  readonly method: string
  readonly url: string
  readonly body: RequestBody
  readonly durationMs: number
  /** Undefined after a network error. */
  readonly response:
    | { readonly status: number; readonly contentType: string; readonly body: string }
    | undefined
}

/** A call that has ended, with its start and the id of its page. */
interface RecordedCall extends EndedCall {
  readonly start: string
  readonly page: string
}

interface RecorderState {
  readonly isRecording: boolean
  /** The calls of the current recording, or of the last one. */
  readonly callCount: number
}

interface Recording {
  readonly pages: { readonly id: string; readonly start: string; readonly path: string }[]
  /** Entries of the file, not calls: what a person typed is not kept even until the download. */
  readonly entries: object[]
}

/**
 * Records the calls and pages of a tab.
 *
 * @param creator the name of the program, in the file.
 */
export function createRecorder(findCall: FindCall, creator: string) {
  const store = createStore<RecorderState>(() => ({ isRecording: false, callCount: 0 }))
  let recording: Recording = { pages: [], entries: [] }
  const addPage = (path: string) => {
    const id = `page_${recording.pages.length + 1}`
    recording.pages.push({ id, start: new Date().toISOString(), path })
  }
  return {
    ...store,
    /** Starts a new recording on a page. It replaces the last one. */
    start(path: string): void {
      recording = { pages: [], entries: [] }
      addPage(path)
      store.setState({ isRecording: true, callCount: 0 })
    },
    stop: () => store.setState({ isRecording: false }),
    /** Adds a step of navigation, if a recording is in progress. */
    addPage(path: string): void {
      if (store.getState().isRecording && recording.pages.at(-1)?.path !== path) addPage(path)
    },
    /** Undefined unless a recording is in progress. The result adds the call when it has ended. */
    beginCall(): ((call: EndedCall) => void) | undefined {
      if (!store.getState().isRecording) return undefined
      // A call that ends after the next recording has begun belongs to this one.
      const { entries, pages } = recording
      const start = new Date().toISOString()
      const page = pages.at(-1)?.id ?? ''
      return (call) => {
        entries.push(toEntry(findCall, { ...call, start, page }))
        store.setState({ callCount: recording.entries.length })
      }
    },
    /** The recording as a HAR 1.2 file, with a comment that `readHarComment` gives back. */
    toHar: (comment = '') => toHar(recording, creator, comment),
  }
}

function toHar({ pages, entries }: Recording, creator: string, comment: string): object {
  return {
    log: {
      version: '1.2',
      creator: { name: creator, version: '1' },
      ...(comment !== '' && { comment }),
      pages: pages.map(({ id, start, path }) => ({
        startedDateTime: start,
        id,
        // Without the query, which can hold a search that a person typed.
        title: path,
        pageTimings: { onContentLoad: -1, onLoad: -1 },
      })),
      entries,
    },
  }
}

function toEntry(findCall: FindCall, call: RecordedCall): object {
  const { method, url, durationMs, response } = call
  const { pathname, searchParams } = new URL(url)
  const endpoint = findCall(method, pathname)
  const postData = toPostData(call, endpoint)
  const answer = response?.body ?? ''
  // The answer to a write may repeat what a person typed, whole or in parts, such as a slug.
  const isRead = method === 'GET' || answer === ''
  const text = isRead ? answer : replaceTypedText(answer, endpoint?.responseSchema?.())
  const contentType = response?.contentType ?? ''
  return {
    pageref: call.page,
    startedDateTime: call.start,
    time: durationMs,
    request: {
      method,
      url,
      ...toMessage(postData?.mimeType),
      queryString: Array.from(searchParams, ([name, value]) => ({ name, value })),
      ...(postData !== undefined && { postData }),
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      ...toMessage(contentType),
      content: { size: new Blob([text]).size, mimeType: contentType, text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  }
}

/** Only the header that tells the type of a body is written, so no cookie and no authorization can be. */
function toMessage(contentType = ''): object {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: contentType === '' ? [] : [{ name: 'content-type', value: contentType }],
    headersSize: -1,
    bodySize: -1,
  }
}

function toPostData({ body }: RecordedCall, endpoint: ReturnType<FindCall>) {
  if (body === undefined) return undefined
  if (typeof body !== 'string') {
    const params = body.map(([name]) => ({ name, value: textPlaceholder }))
    return { mimeType: 'multipart/form-data', params, text: '' }
  }
  const text = replaceTypedText(body, endpoint?.requestSchema?.())
  return { mimeType: 'application/json', params: [], text }
}
