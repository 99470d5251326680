import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import { addDecisions, parseDecision } from './files.ts'
import type { Answer, Project, Server } from './project.ts'
import type { Review } from './review.ts'

/** The page needs no inline script or style, and nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"

/** Writes the page of a review, which works as a file and from any host, into the folder that has its pictures. */
export async function writePage(
  { folder, styles, command }: Pick<Project, 'folder' | 'styles' | 'command'>,
  review: Review,
): Promise<void> {
  const sources = fileURLToPath(new URL('page/', import.meta.url))
  const html = await readFile(join(sources, 'index.html'), 'utf8')
  // A text with "</script>" would end the data.
  const data = JSON.stringify({ ...review, command }).replaceAll('<', String.raw`\u003c`)
  await writeFile(
    join(folder, 'index.html'),
    html.replace(/(?<=id="review-data">)/, () => data),
  )
  // Here, because most commands do without it.
  const { build } = await import('vite')
  // A classic script: a page that is opened as a file cannot load modules.
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      lib: {
        entry: join(sources, 'main.ts'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'main.js',
      },
      outDir: folder,
      emptyOutDir: false,
    },
  })
  await cp(join(sources, 'main.css'), join(folder, 'main.css'))
  await cp(styles, join(folder, 'styles'), { recursive: true })
  await writeFile(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
  // So that a published page finds one.
  await addDecisions(join(folder, 'decisions.json'), [])
}

/** Serves the page of a review. It writes decisions to `decisions.json`. */
export function serveReview(
  { folder, startServer }: Pick<Project, 'folder' | 'startServer'>,
  port = 0,
): Promise<Server> {
  return startServer({
    directory: folder,
    port,
    transformHtml: (html) =>
      html.replace('<meta charset="utf-8" />', '$&<meta name="review-server" content="on" />'),
    answer: async (request) => {
      if (request.method !== 'POST' || request.url !== '/decisions') return undefined
      // Another page in the browser must not decide.
      if (request.headers.origin !== `http://${request.headers.host}`) {
        return respond(403, 'Only the page of the review may decide.')
      }
      return keepDecision(await text(request), join(folder, 'decisions.json'))
    },
  })
}

async function keepDecision(sent: string, file: string): Promise<Answer> {
  try {
    await addDecisions(file, [parseDecision(JSON.parse(sent))])
    return respond(200, '')
  } catch (error) {
    const isWrong = error instanceof z.ZodError || error instanceof SyntaxError
    return isWrong
      ? respond(400, 'This is no decision.')
      : respond(500, error instanceof Error ? error.message : String(error))
  }
}

const respond = (status: number, body: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: Buffer.from(body),
})
