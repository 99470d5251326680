import { createReadStream } from 'node:fs'

import { isHtmlPage, parseJson } from '#contract/violations.ts'

import { describeFailure, timeoutMs } from './request.ts'

const maxBytes = 10_000_000

/**
 * Reads an OpenAPI document from an http(s) URL or a file.
 *
 * @throws Error with a sentence that says what the source is instead.
 */
export async function readDocument(
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const text = /^https?:\/\//i.test(source)
    ? await download(source, headers)
    : await readFile(source)
  if (text === undefined) {
    throw new Error(`${source} is larger than ${maxBytes / 1_000_000} MB.`)
  }
  return parseDocument(source, text.replace(/^\uFEFF/, ''))
}

async function download(url: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${describeFailure(error)}.`)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${url} answers with status ${response.status}, not with a document.`)
  }
  try {
    return await collectText(response.body ?? [])
  } catch (error) {
    throw new Error(`${url} cannot be read to its end: ${describeFailure(error)}.`, {
      cause: error,
    })
  }
}

async function readFile(path: string) {
  try {
    return await collectText(createReadStream(path))
  } catch (error) {
    const { code = '' } = error as { code?: string }
    throw new Error(`${path} ${fileErrorTexts[code] ?? `cannot be read: ${String(error)}`}.`, {
      cause: error,
    })
  }
}

const fileErrorTexts: Readonly<Record<string, string>> = {
  ENOENT: 'is no file and no http(s) URL',
  EISDIR: 'is a folder, not a document',
  EACCES: 'must not be read by this user',
}

/** Undefined beyond the limit, where it stops, so an endless source ends too. */
async function collectText(chunks: AsyncIterable<Uint8Array> | []): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) return undefined
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseDocument(source: string, text: string): Readonly<Record<string, unknown>> {
  if (isHtmlPage(text)) {
    throw new Error(
      `${source} is an HTML page. Give the JSON document behind it, often /swagger/v1/swagger.json.`,
    )
  }
  if (text.trim() === '') throw new Error(`${source} is empty.`)
  const document = parseJson(text)
  if (document === undefined) {
    throw new Error(
      /^["']?(?:openapi|swagger)["']?\s*:/m.test(text)
        ? `${source} is YAML. Only JSON is read; most servers offer both.`
        : `${source} is not JSON.`,
    )
  }
  if (!isRecord(document) || !isRecord(document['paths']) || !isSupported(document)) {
    throw new Error(`${source} is JSON, but no OpenAPI document of version 2 or 3.`)
  }
  return document
}

function isSupported({ swagger, openapi }: Readonly<Record<string, unknown>>): boolean {
  return swagger === '2.0' || (typeof openapi === 'string' && openapi.startsWith('3.'))
}

/** Whether a part of a JSON document is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
