/**
 * `npm run review -- main`: compares how every story looks in this tree, uncommitted changes included, and in another
 * commit. It writes `review/index.html`, which git ignores, and serves it, so that decisions reach `review/decisions.json`.
 *
 * `--all` adds 820 px and English, `--only <text>` selects stories by a part of their ids, and `--fresh` uses no earlier
 * picture. `--no-serve` ends when the page is written. `--serve` serves the last review. `--check` exits with 1 while
 * something in it is undecided, refused or failed. `--merge <file>` adds decisions that were downloaded from a published
 * review. `--publish <folder>` copies the last review, if there is one, without what it was made from.
 */
import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { addDecisions, formatVerdict, judge, readDecisions, readReview } from './decisions.ts'
import { serveReview } from './page.ts'
import { decisionsFile, folder, review, reviewFile, root } from './run-review.ts'
import { diskFull, ReviewError, saveWorkingTree } from './trees.ts'

const usage = `npm run review -- <commit> [--all] [--only <part of a story's id>] [--fresh] [--no-serve]
npm run review -- --serve | --check | --merge <file> | --publish <folder>`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
      serve: { type: 'boolean' },
      check: { type: 'boolean', default: false },
      merge: { type: 'string' },
      publish: { type: 'string' },
      port: { type: 'string', default: '0' },
    },
  })
  const [commit, ...others] = positionals
  if (others.length > 0) throw new ReviewError(`One commit, please.\n${usage}`)
  if (values.publish !== undefined) {
    await publish(values.publish)
  } else if (values.merge !== undefined) {
    const decisions = await addDecisions(decisionsFile, await readDecisions(values.merge))
    console.log(`review/decisions.json has ${decisions.length} decisions.`)
  } else if (values.check) {
    await check()
  } else {
    if (commit !== undefined) await review(commit, values)
    else if (values.serve !== true) throw new ReviewError(`Which commit?\n${usage}`)
    if (values.serve !== false) await serve(Number(values.port))
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  // An unknown option is the user's mistake. Any other TypeError is ours, and keeps its stack.
  const isSentence = error instanceof ReviewError || code?.startsWith('ERR_PARSE_ARGS') === true
  console.error(code === 'ENOSPC' ? diskFull : isSentence ? message : error)
  process.exitCode = 1
}

async function check(): Promise<void> {
  const last = await readReview(reviewFile)
  if (saveWorkingTree(root, folder).hash !== last.after.hash) {
    throw new ReviewError(
      `The files changed after the review. Make another one: npm run review -- ${last.before.name}`,
    )
  }
  const { text, isAccepted } = formatVerdict(judge(last.items, await readDecisions(decisionsFile)))
  console.log(text)
  process.exitCode = isAccepted ? 0 : 1
}

async function publish(target: string): Promise<void> {
  if (!existsSync(reviewFile)) return
  const published = /^(?:_headers|pictures|styles|.*\.(?:html|js|css|json))$/
  for (const name of await readdir(folder)) {
    if (published.test(name)) await cp(join(folder, name), join(target, name), { recursive: true })
  }
}

async function serve(port: number): Promise<void> {
  await readReview(reviewFile)
  await readDecisions(decisionsFile)
  const { url } = await serveReview(folder, port)
  console.log(`The review is at ${url}/ (Ctrl-C ends)`)
}
