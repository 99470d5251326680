import type * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'

import { findEndpoint } from '../endpoints.ts'

/** The body of a request: text, or the fields of a form. */
export type RequestBody = string | readonly (readonly [name: string, value: string])[] | undefined

/** A call of the client that has ended. */
export interface RecordedCall {
  readonly method: string
  readonly url: string
  readonly body: RequestBody
  readonly durationMs: number
  /** Undefined after a network error. */
  readonly response:
    | { readonly status: number; readonly contentType: string; readonly body: string }
    | undefined
}

export interface RecorderState {
  readonly isRecording: boolean
  /** The calls of the current recording, or of the last one. */
  readonly callCount: number
}

interface Recording {
  readonly pages: { readonly id: string; readonly start: string; readonly path: string }[]
  /** Entries of the file, not calls: what a person typed is not kept even until the download. */
  readonly entries: object[]
}

/** Records the calls and pages of this tab. */
export function createRecorder() {
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
    beginCall(): ((call: RecordedCall) => void) | undefined {
      if (!store.getState().isRecording) return undefined
      // A call that ends after the next recording has begun belongs to this one.
      const { entries, pages } = recording
      const start = new Date().toISOString()
      const page = pages.at(-1)?.id ?? ''
      return (call) => {
        entries.push(toEntry(call, start, page))
        store.setState({ callCount: recording.entries.length })
      }
    },
    /** The recording as a HAR 1.2 file. */
    toHar: () => toHar(recording),
  }
}

function toHar({ pages, entries }: Recording): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Droit de Cité, demo toolbar', version: '1' },
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

/** Only the headers that tell the type of a body are written, so no cookie and no authorization can be. */
function toEntry(call: RecordedCall, start: string, page: string): object {
  const { method, url, durationMs, response } = call
  const postData = toPostData(call)
  const content = toContent(call)
  return {
    pageref: page,
    startedDateTime: start,
    time: durationMs,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(postData?.mimeType),
      queryString: Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value })),
      ...(postData !== undefined && { postData }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(response?.contentType),
      content: {
        size: new Blob([content]).size,
        mimeType: response?.contentType ?? '',
        text: content,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  }
}

function toHeaders(contentType = ''): object[] {
  return contentType === '' ? [] : [{ name: 'content-type', value: contentType }]
}

/** Stands for every text that a person typed. */
const textPlaceholder = 'replaced'
/** Stands for every number that a person typed. The contract allows it wherever it allows a number. */
const numberPlaceholder = 1

function toPostData({ method, url, body }: RecordedCall) {
  if (body === undefined) return undefined
  if (typeof body !== 'string') {
    const params = body.map(([name]) => ({ name, value: textPlaceholder }))
    return { mimeType: 'multipart/form-data', params, text: '' }
  }
  const schema = findEndpoint(method, new URL(url).pathname)?.endpoint.body?.schema()
  return {
    mimeType: 'application/json',
    params: [],
    text: replaceTypedText(body, schema),
  }
}

/** The body of the response. That of a write may repeat what a person typed, whole or in parts, such as a slug. */
function toContent({ method, url, response }: RecordedCall): string {
  const body = response?.body ?? ''
  if (method === 'GET' || body === '') return body
  const expected = findEndpoint(method, new URL(url).pathname)?.endpoint.response
  return replaceTypedText(body, expected?.kind === 'json' ? expected.schema() : undefined)
}

/**
 * Replaces the texts and numbers in the JSON body of a write by placeholders of the same types. Ids stay, and so does
 * a value that the schema takes from a list.
 */
export function replaceTypedText(body: string, schema: z.ZodMiniType | undefined): string {
  let original: unknown
  try {
    original = JSON.parse(body)
  } catch {
    return textPlaceholder
  }
  const replaced = replaceValues(original)
  const issues = schema?.safeParse(replaced).error?.issues ?? []
  for (const issue of issues.flatMap(listAlternatives)) {
    // A list of allowed values refuses the placeholder, and tells them.
    if (issue.code !== 'invalid_value') continue
    const value = getAtPath(original, issue.path)
    if (issue.values.some((allowed) => allowed === value)) setAtPath(replaced, issue.path, value)
  }
  return JSON.stringify(replaced)
}

/** The issues of each alternative of a union, or the issue itself. */
function listAlternatives(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  return issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function replaceValues(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceValues(item, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceValues(item, key)]),
    )
  }
  // `id`, `countryId`, `tagIds`
  if (/^id$|Ids?$/.test(name)) return value
  if (typeof value === 'string') return textPlaceholder
  return typeof value === 'number' ? numberPlaceholder : value
}

function getAtPath(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value)
}

function setAtPath(target: unknown, path: readonly PropertyKey[], value: unknown): void {
  const parent = getAtPath(target, path.slice(0, -1)) as Record<PropertyKey, unknown>
  const key = path.at(-1)
  if (key !== undefined) parent[key] = value
}
