import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { startSiteServer } from 'static-server'
import { readDocument } from './read-document.ts'

/** Serves a document for the duration of a test. */
async function serve(body: string, status = 200): Promise<string> {
  const { url, close } = await startSiteServer({
    directory: tmpdir(),
    answer: async () => ({ status, body: Buffer.from(body) }),
  })
  onTestFinished(close)
  return `${url}/swagger.json`
}

async function save(body: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'document-')), 'swagger.json')
  await writeFile(file, body)
  return file
}

describe('a document', () => {
  it.each([serve, save])('is read from a URL or a file, and named in an error', async (offer) => {
    const source = await offer('{"openapi":"3.1.0","paths":{}}')
    expect(await readDocument(source)).toEqual({ openapi: '3.1.0', paths: {} })
    const broken = await offer('swagger')
    await expect(readDocument(broken)).rejects.toThrow(`${broken} is not JSON`)
  })

  it.each([serve, save])('is not read beyond 10 MB', async (offer) => {
    await expect(readDocument(await offer(' '.repeat(10_000_001)))).rejects.toThrow(
      /is larger than 10 MB/,
    )
    await expect(readDocument(await offer(' '.repeat(10_000_000)))).rejects.toThrow(/is empty/)
  })

  it('is refused or out of reach', async () => {
    await expect(readDocument(await serve('', 404))).rejects.toThrow(/answers with status 404/)
    await expect(readDocument('http://localhost:9/')).rejects.toThrow(/cannot be reached: /)
    await expect(readDocument(tmpdir())).rejects.toThrow(/is a folder/)
    await expect(readDocument('no-such-file.json')).rejects.toThrow(/no file and no http/)
  })
})
