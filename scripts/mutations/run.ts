import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Build, Check } from './mutation.ts'
import { quietly } from './tool.ts'
import { verdictOfPlaywright, verdictOfVitest, type Verdict } from './verdict.ts'

const buildCommands: Readonly<Record<Build, readonly string[]>> = {
  demo: ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'],
  site: ['vite', 'build', '--logLevel', 'warn'],
}

/** Builds what the check visits, as the copy's source now is, and runs it. */
export async function runCheck(folder: string, check: Check): Promise<Verdict> {
  for (const build of check.kind === 'journey' ? check.builds : []) {
    const { passed, output } = await quietly(folder, buildCommands[build])
    if (!passed) return { is: 'broken', why: `The ${build} build failed:\n${output}` }
  }
  return runTests(folder, check)
}

async function runTests(folder: string, check: Check): Promise<Verdict> {
  const report = join(folder, 'mutations.json')
  // What the check before said must not be taken for this one's.
  await rm(report, { force: true })
  const { output } = await quietly(folder, commandOf(check, report), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CI: '1',
  })
  try {
    const said: unknown = JSON.parse(await readFile(report, 'utf8'))
    const verdict =
      check.kind === 'unit' ? verdictOfVitest(said as never) : verdictOfPlaywright(said as never)
    return verdict.is === 'broken' ? { ...verdict, why: `${verdict.why}\n${output}` } : verdict
  } catch {
    return { is: 'broken', why: `It wrote no report:\n${output}` }
  }
}

function commandOf(check: Check, report: string): readonly string[] {
  if (check.kind === 'unit') {
    const reporting = ['--reporter=json', `--outputFile=${report}`]
    return ['vitest', 'run', '--project', 'unit', ...reporting, check.file]
  }
  const config = 'scripts/mutations/playwright.config.ts'
  // A path alone would also be found inside longer ones.
  return ['playwright', 'test', '--config', config, '--grep', check.title, `/${check.file}$`]
}
