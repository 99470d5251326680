import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type RunningServer, startSiteServer } from './index.ts'

const script = 'console.log(1)\n'.repeat(100)
let folder: string
let site: RunningServer
let plainSite: RunningServer
let siteBelowPath: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-server-'))
  for (const name of ['site/assets', 'site/blog', 'site/api'])
    await mkdir(join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries({
    'secret.txt': 'secret',
    'site/index.html': 'home',
    'site/faq.html': 'faq',
    'site/blog/index.html': 'blog',
    'site/shell.html': 'shell',
    'site/api/405.json': '{"title":"Method Not Allowed"}',
    'site/404.html': 'not found',
    'site/assets/app.js': script,
    'site/_headers': '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
    'site/_redirects': '/* /shell.html 200\n',
  }))
    await writeFile(join(folder, name), text)
  const directory = join(folder, 'site')
  site = await startSiteServer({ directory })
  plainSite = await startSiteServer({ directory, readsRedirects: false })
  siteBelowPath = await startSiteServer({
    directory,
    base: '/demo/',
    readsRedirects: false,
    transformHtml: (html) => html.toUpperCase(),
  })
})

afterAll(async () => {
  for (const server of [site, plainSite, siteBelowPath]) await server.close()
  await rm(folder, { recursive: true })
})

/** Unlike `fetch`, it neither normalises the path nor decodes the body. */
async function get(server: RunningServer, path: string, headers = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url)
  const sent = request({ hostname, port, path, headers, method }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await response.toArray()) as Buffer[])
  return { status: response.statusCode, headers: response.headers, body }
}

async function getText(server: RunningServer, path: string) {
  const { status, body } = await get(server, path)
  return `${status} ${body.toString()}`
}

it.each([
  ['/', '200 home'],
  ['/faq', '200 faq'],
  ['/faq?q=1', '200 faq'],
  ['/faq/', '200 faq'],
  ['/blog', '200 blog'],
  ['/blog/', '200 blog'],
  ['/nowhere', '200 shell'],
  ['/_headers', '200 shell'],
])('%s is answered with %s', async (path, answer) => {
  expect(await getText(site, path)).toBe(answer)
})

it('answers with the not-found page if it reads no rewrites', async () => {
  expect(await getText(plainSite, '/nowhere')).toBe('404 not found')
})

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2f../secret.txt',
  '/%00',
  '/%zz',
  '//secret.txt',
])('%s leaves the folder nowhere', async (path) => {
  expect(await getText(plainSite, path)).not.toContain('secret')
})

it.each([
  [() => site, '/api/visas/1'],
  [() => site, '/api'],
  [() => siteBelowPath, '/demo/api/visas'],
] as const)(
  'says why it refuses a method, if a folder above has 405.json',
  async (getSite, path) => {
    const { status, headers, body } = await get(getSite(), path, {}, 'PUT')
    const isInFolder = path !== '/api'
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    expect(headers['content-type']).toBe(isInFolder ? 'application/problem+json' : undefined)
    expect(String(body)).toBe(isInFolder ? '{"title":"Method Not Allowed"}' : '')
  },
)

it('answers GET and HEAD only', async () => {
  expect(await get(site, '/faq', {}, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': '3' },
    body: Buffer.from(''),
  })
  const refused = await get(site, '/faq', {}, 'POST')
  expect(refused.status).toBe(405)
  expect(refused.body).toHaveLength(0)
})

it('sends the headers of the build', async () => {
  expect((await get(site, '/faq')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  })
  expect((await get(site, '/assets/app.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'x-frame-options': 'DENY',
    'cache-control': 'immutable',
  })
})

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['br;q=0.0, gzip;q=0', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
] as const)('to %j it answers in %s', async (accepted, encoding, decode) => {
  const { headers, body } = await get(site, '/assets/app.js', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(decode(body).toString()).toBe(script)
})

it('does not send again what a browser has', async () => {
  const { headers } = await get(site, '/faq')
  const again = await get(site, '/faq', { 'if-none-match': headers['etag'] })
  expect(again).toMatchObject({ status: 304, body: Buffer.from('') })
})

it('serves below a path, and changes pages only', async () => {
  expect(siteBelowPath.url).toMatch(/\/demo$/)
  expect(await get(siteBelowPath, '/demo')).toMatchObject({
    status: 301,
    headers: { location: '/demo/' },
  })
  expect(await getText(siteBelowPath, '/demo/')).toBe('200 HOME')
  expect(await getText(siteBelowPath, '/demo/assets/app.js')).toBe(`200 ${script}`)
  expect(await getText(siteBelowPath, '/faq')).toBe('404 NOT FOUND')
})
