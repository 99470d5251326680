import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { diskFull } from './build.ts'
import { addDecisions, readDecisions, readReview } from './files.ts'
import { makeReview } from './make-review.ts'
import { serveReview } from './page.ts'
import { type Project, ReviewError } from './project.ts'
import { formatVerdict, mergeDecisions } from './review.ts'
import { saveWorkingTree } from './trees.ts'

const options = {
  all: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  fresh: { type: 'boolean', default: false },
  serve: { type: 'boolean' },
  check: { type: 'boolean', default: false },
  merge: { type: 'string' },
  publish: { type: 'string' },
  port: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
} as const

const describeUsage = (command: string) => `\
${command} <commit>            compares this tree, uncommitted changes included, with a commit, and serves the page
  --all                       more widths and languages
  --only <text>               stories by a part of their ids
  --fresh                     uses no earlier picture
  --no-serve                  ends when the page is written
${command} --serve             serves the last review, on --port <number>
${command} --check             exits with 1 while something is undecided, refused or failed
${command} --merge <file>      adds decisions that were downloaded from a published review
${command} --publish <folder>  copies the last review, if there is one, without what it was made from`

/** Makes, serves, checks, merges or publishes a review, as the parameters of the command line say. Sets the exit code. */
export async function runStoryReview(project: Project): Promise<void> {
  try {
    await run(project)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // An unknown option is the user's mistake. Any other TypeError is ours, and keeps its stack.
    const isSentence = error instanceof ReviewError || code?.startsWith('ERR_PARSE_ARGS') === true
    console.error(code === 'ENOSPC' ? diskFull : isSentence ? message : error)
    process.exitCode = 1
  }
}

async function run(project: Project): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options,
  })
  const [commit, ...others] = positionals
  const decisionsFile = join(project.folder, 'decisions.json')
  if (values.help) {
    console.log(describeUsage(project.command))
  } else if (values.publish !== undefined) {
    await publish(project.folder, values.publish)
  } else if (values.merge !== undefined) {
    const decisions = await addDecisions(decisionsFile, await readDecisions(values.merge))
    console.log(`decisions.json has ${decisions.size} decisions.`)
  } else if (values.check) {
    const { before, after, items } = await readReview(project)
    if (saveWorkingTree(project).hash !== after.hash) {
      throw new ReviewError(
        `The files changed after the review. Make another one: ${project.command} ${before.name}`,
      )
    }
    const verdict = formatVerdict(items, mergeDecisions(await readDecisions(decisionsFile)))
    console.log(verdict.text)
    process.exitCode = verdict.isAccepted ? 0 : 1
  } else if (others.length > 0 || (commit === undefined && values.serve !== true)) {
    throw new ReviewError(`One commit, please.\n${describeUsage(project.command)}`)
  } else {
    if (commit !== undefined) await makeReview(project, commit, values)
    if (values.serve === false) return
    await readReview(project)
    await readDecisions(decisionsFile)
    const { url } = await serveReview(project, Number(values.port))
    console.log(`The review is at ${url}/ (Ctrl-C ends)`)
  }
}

async function publish(folder: string, target: string): Promise<void> {
  if (!existsSync(join(folder, 'review.json'))) return
  const cache = join(folder, 'cache')
  await cp(folder, target, { recursive: true, filter: (source) => source !== cache })
}
