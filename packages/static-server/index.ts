import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { lookup } from 'mrmime'

interface SiteOptions {
  /** The folder of a build. */
  readonly directory: string
  /** 0, the default, selects a free port. */
  readonly port?: number
  /** The path that the build was made for (`BASE_PATH`). */
  readonly base?: string
  /** False for a host that does not know `_redirects`, such as GitHub Pages. */
  readonly readsRedirects?: boolean
  /** Changes each page before it is sent. */
  readonly transformHtml?: (html: string) => string
  /** Answers a request in place of a file, or returns undefined. */
  readonly answer?: (request: IncomingMessage) => Promise<SiteResponse | undefined>
}

export interface RunningServer {
  /** Without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves a build as a good static host does: with its `_headers` and `_redirects`, compressed with brotli or gzip, and with
 * `404.html` for a path that has neither a file nor a rewrite.
 */
export async function startSiteServer(
  options: SiteOptions,
): Promise<RunningServer & AsyncDisposable> {
  const { port = 0, base = '/' } = options
  const createResponse = await createResponder(options)
  async function respond(request: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const {
      status,
      headers = {},
      body,
    } = (await options.answer?.(request)) ?? (await createResponse(request))
    outgoing.writeHead(status, { ...headers, ...(body && { 'Content-Length': body.length }) })
    outgoing.end(request.method === 'HEAD' ? undefined : body)
  }
  const server = createServer((request, outgoing) => {
    respond(request, outgoing).catch((error: unknown) => {
      outgoing.destroy()
      console.error(error)
    })
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  async function close(): Promise<void> {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`,
    close,
    [Symbol.asyncDispose]: close,
  }
}

export interface SiteResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

async function createResponder({
  directory,
  base = '/',
  readsRedirects = true,
  transformHtml = (html) => html,
}: SiteOptions) {
  const root = resolve(directory)
  const headerRules = parseHeaderRules(await readConfiguration(join(root, '_headers')))
  const redirects = readsRedirects ? await readConfiguration(join(root, '_redirects')) : ''
  const rewrites = parseRewrites(redirects)

  /** The file of a path: itself, with `.html`, or the index of the folder. */
  async function findFile(path: string): Promise<string | undefined> {
    const name = path.slice(base.length).replace(/\/$/, '')
    if (!path.startsWith(base) || /^_(?:headers|redirects)$|\0/.test(name)) return undefined
    for (const candidate of [name, `${name}.html`, join(name, 'index.html')]) {
      const file = join(root, candidate)
      const isFile = (await stat(file).catch(() => undefined))?.isFile() === true
      if (isFile && file.startsWith(root + sep)) return file
    }
    return undefined
  }

  async function findAnswer(path: string) {
    const file = await findFile(path)
    if (file !== undefined) return { status: 200, file }
    const { to, status } = rewrites.find(({ from }) => matchesPattern(path, from)) ?? {
      to: `${base}404.html`,
      status: 404,
    }
    return { status, file: await findFile(to) }
  }

  return async ({ method, url, headers }: IncomingMessage): Promise<SiteResponse> => {
    const { pathname, search } = new URL(`http://site${url}`)
    if (method !== 'GET' && method !== 'HEAD') {
      const problem = await findProblemFile(decodePath(pathname), findFile)
      return refuseMethod(selectHeaders(headerRules, decodePath(pathname)), problem)
    }
    if (`${pathname}/` === base) return { status: 301, headers: { Location: base + search } }
    const path = decodePath(pathname)
    const { status, file } = await findAnswer(path)
    if (file === undefined) return { status: 404 }

    const content = await readFile(file)
    const body = file.endsWith('.html') ? Buffer.from(transformHtml(content.toString())) : content
    const type = lookup(file) ?? 'application/octet-stream'
    const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
    const answerHeaders = {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...selectHeaders(headerRules, path),
    }
    if (headers['if-none-match'] === tag) return { status: 304, headers: answerHeaders }
    const encoding = compressibleTypes.test(type)
      ? selectEncoding(headers['accept-encoding'])
      : undefined
    if (encoding === undefined) return { status, headers: answerHeaders, body }
    const isImmutable = answerHeaders['Cache-Control'].includes('immutable')
    const key = `${encoding} ${isImmutable} ${tag}`
    const compressed = compressedBodies.get(key) ?? compressors[encoding](body, isImmutable)
    compressedBodies.set(key, compressed)
    return {
      status,
      headers: { ...answerHeaders, 'Content-Encoding': encoding },
      body: await compressed,
    }
  }
}

/** `405.json` of the closest folder that has one. */
async function findProblemFile(
  path: string,
  findFile: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const segments = path.split('/')
  while (segments.pop() !== undefined) {
    const file = await findFile([...segments, '405.json'].join('/'))
    if (file !== undefined) return file
  }
  return undefined
}

/** Says why with a problem (RFC 9457), if the build has one. */
async function refuseMethod(
  siteHeaders: Readonly<Record<string, string>>,
  problemFile: string | undefined,
): Promise<SiteResponse> {
  const headers = { Allow: 'GET, HEAD', ...siteHeaders }
  if (problemFile === undefined) return { status: 405, headers }
  return {
    status: 405,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
    body: await readFile(problemFile),
  }
}

/** By content, so that servers of the same build share them. */
const compressedBodies = new Map<string, Promise<Buffer>>()

const compressibleTypes = /^text\/|json|xml|javascript/

const compressors = {
  /** Immutable files get the best quality. It takes a second for a page, so pages, which may change, get less. */
  br: (body: Buffer, isImmutable: boolean) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isImmutable ? constants.BROTLI_MAX_QUALITY : 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

function selectEncoding(accepted = ''): keyof typeof compressors | undefined {
  const isAccepted = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)
  return (['br', 'gzip'] as const).find(isAccepted)
}

/** A malformed path is one without a file, as it is for GitHub Pages and other hosts. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function readConfiguration(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** A line without indentation is a path pattern; the indented lines below it are headers. */
function parseHeaderRules(text: string) {
  return Array.from(text.matchAll(/^(\S+)\n((?: .*\n?)*)/gm), ([, pattern = '', lines = '']) => ({
    pattern,
    headers: Array.from(
      lines.matchAll(/^ +(\S+): (.*)$/gm),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }))
}

function selectHeaders(
  rules: ReturnType<typeof parseHeaderRules>,
  path: string,
): Record<string, string> {
  return Object.fromEntries(
    rules.filter(({ pattern }) => matchesPattern(path, pattern)).flatMap((rule) => rule.headers),
  )
}

function parseRewrites(text: string) {
  return Array.from(text.matchAll(/^(\S+) (\S+) (\d+)$/gm), ([, from = '', to = '', status]) => ({
    from,
    to,
    status: Number(status),
  }))
}

/** A pattern is a path, or the beginning of paths followed by `*`. */
function matchesPattern(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
