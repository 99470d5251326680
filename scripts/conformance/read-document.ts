import { createReadStream } from 'node:fs'

import { describeFailure, type OpenApiDocument, parseDocument } from 'contract-check'

const maxBytes = 10_000_000
const timeoutMs = 15_000

/**
 * Reads an OpenAPI document from an http(s) URL or a file.
 *
 * @throws Error with a sentence that says what the source is instead.
 */
export async function readDocument(
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenApiDocument> {
  const text = /^https?:\/\//i.test(source)
    ? await download(source, headers)
    : await readFile(source)
  if (text === undefined) {
    throw new Error(`${source} is larger than ${maxBytes / 1_000_000} MB.`)
  }
  return parseDocument(source, text)
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
