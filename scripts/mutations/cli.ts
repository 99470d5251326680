/**
 * `npm run mutations`: takes protections out, one at a time, and sees that the test of each fails.
 *
 *   npm run mutations                       all of them
 *   npm run mutations -- --only sanitiser   those whose name, file or test's file has these words; may be repeated
 *
 * Works in a copy that is thrown away. First each check runs with everything in place, and has to pass: what
 * fails afterwards, fails for what was taken out. Writes what was seen into the table of docs/security.md. Exits
 * with 1 when one survived, when its text is no longer found, or when its check came to no result. Takes half an hour: no part of `npm test`, where
 * `mutations.test.ts` keeps the list itself from rotting.
 */
import { parseArgs } from 'node:util'

import { requireBrowser } from '../browser.ts'
import { copyProject, type Copy } from './copy.ts'
import { mutations } from './list.ts'
import { keyOf, type Build, type Check, type Mutation } from './mutation.ts'
import { explain, isCaught, writePage, type Result } from './report.ts'
import { runCheck } from './run.ts'
import type { Verdict } from './verdict.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] } },
})
const wanted = mutations.filter(
  ({ name, file, check }) =>
    values.only.length === 0 ||
    values.only.some((words) => `${name} ${file} ${check.file}`.includes(words)),
)
if (wanted.length === 0) throw new Error('No mutation has these words.')
if (wanted.some(({ check }) => check.kind === 'journey')) {
  process.env['CHROMIUM_PATH'] = requireBrowser()
}

const copy = await copyProject()
// What runs in the copy is ended by the same key, and then fails: the run goes on to its end, and cleans up.
let isStopped = false
process.on('SIGINT', () => {
  isStopped = true
})
try {
  const green = await seePassing(copy, wanted)
  const results = green && !isStopped ? await takeOut(copy, wanted) : []
  if (results.length > 0) await writePage(mutations, results)
  const caught = results.filter(isCaught).length
  console.log(`\n${caught} of ${wanted.length} made their test fail.`)
  process.exitCode = caught === wanted.length ? 0 : 1
} finally {
  await copy.remove()
}

/** Each check once, with everything in place. */
async function seePassing({ folder }: Copy, list: readonly Mutation[]): Promise<boolean> {
  const checks = [...new Map(list.map(({ check }) => [keyOf(check), check])).values()]
  const built = new Set<Build>()
  let isGreen = true
  for (const check of checks) {
    const { result: verdict, seconds } = await timed(() => runCheck(folder, unbuilt(check, built)))
    if (verdict.is === 'passed') {
      console.log(`passes  ${keyOf(check)} (${verdict.tests} tests, ${seconds.toFixed(0)} s)`)
    } else {
      isGreen = false
      console.log(`FAILS   ${keyOf(check)}, with everything in place: ${wordsOf(verdict)}`)
    }
    if (isStopped) return false
  }
  return isGreen
}

/** The check without the builds that are there already: nothing was changed since. */
function unbuilt(check: Check, built: Set<Build>): Check {
  if (check.kind === 'unit') return check
  const builds = check.builds.filter((build) => !built.has(build))
  for (const build of builds) built.add(build)
  return { ...check, builds }
}

async function takeOut(spoilt: Copy, list: readonly Mutation[]): Promise<Result[]> {
  const results: Result[] = []
  for (const mutation of list) {
    if (isStopped) return results
    const { result: verdict, seconds } = await timed(() => without(spoilt, mutation))
    const result = { mutation, verdict, seconds }
    results.push(result)
    const time = `(${seconds.toFixed(0)} s)`
    if (isCaught(result)) console.log(`caught  ${mutation.name} ${time}`)
    else console.log(`MISSED  ${mutation.name} ${time}: ${explain(result)}`)
  }
  return results
}

async function without(spoilt: Copy, mutation: Mutation): Promise<Verdict> {
  try {
    return await spoilt.without(mutation, () => runCheck(spoilt.folder, mutation.check))
  } catch (error) {
    return { is: 'broken', why: String(error) }
  }
}

async function timed<What>(work: () => Promise<What>): Promise<{ result: What; seconds: number }> {
  const from = performance.now()
  return { result: await work(), seconds: (performance.now() - from) / 1000 }
}

function wordsOf(verdict: Exclude<Verdict, { is: 'passed' }>): string {
  if (verdict.is === 'broken') return verdict.why
  return verdict.tests.map(({ title, message }) => `\n${title}: ${message}`).join('')
}
