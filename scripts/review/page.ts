import { cp, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'

import { transformWithOxc } from 'vite'
import { z } from 'zod'

import { type RunningServer, type SiteResponse, startSiteServer } from 'static-server'
import { addDecisions, parseDecision, type Review } from './decisions.ts'

/** The page needs no inline script or style, and nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"

/**
 * Writes the page of a review, which works as a file and from any host.
 *
 * @param root the folder of the project
 * @param folder the folder of the page, which has the pictures
 */
export async function writePage(root: string, folder: string, review: Review): Promise<void> {
  const sources = new URL('page/', import.meta.url)
  const html = await readFile(new URL('index.html', sources), 'utf8')
  // A text with "</script>" would end the data.
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`)
  await writeFile(
    join(folder, 'index.html'),
    html.replace(/(?<=id="review-data">)/, () => data),
  )
  const script = await readFile(new URL('main.ts', sources), 'utf8')
  const { code } = await transformWithOxc(script, 'main.ts', { sourcemap: false })
  // Nothing is exported; a classic script may not say so.
  await writeFile(join(folder, 'main.js'), code.replace(/^export \{\s*\};?$/m, ''))
  await cp(new URL('main.css', sources), join(folder, 'main.css'))
  await cp(join(root, 'src/ui/styles'), join(folder, 'styles'), { recursive: true })
  await writeFile(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
  // So that a published page finds one.
  await addDecisions(join(folder, 'decisions.json'), [])
}

/** Serves the page of a review. It writes decisions to `decisions.json`. */
export function serveReview(folder: string, port = 0): Promise<RunningServer> {
  return startSiteServer({
    directory: folder,
    port,
    transformHtml: (html) =>
      html.replace('<meta charset="utf-8" />', '$&<meta name="review-server" content="on" />'),
    answer: (request) => answer(request, join(folder, 'decisions.json')),
  })
}

const respond = (status: number, body: string) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: Buffer.from(body),
})

async function answer(request: IncomingMessage, file: string): Promise<SiteResponse | undefined> {
  if (request.method !== 'POST' || request.url !== '/decisions') return undefined
  // Another page in the browser must not decide.
  if (request.headers.origin !== `http://${request.headers.host}`) {
    return respond(403, 'Only the page of the review may decide.')
  }
  try {
    await addDecisions(file, [parseDecision(JSON.parse(await text(request)))])
    return respond(200, '')
  } catch (error) {
    const isWrong = error instanceof z.ZodError || error instanceof SyntaxError
    return isWrong
      ? respond(400, 'This is no decision.')
      : respond(500, error instanceof Error ? error.message : String(error))
  }
}
