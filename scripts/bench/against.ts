/**
 * `npm run bench -- --against <commit>`: builds that commit beside this tree and lets Lighthouse visit both in turns, in one run.
 * What it prints are ratios: a machine that is slow, or busy, is so for both.
 *
 *   npm run bench -- --against 2c6de3d4
 *   npm run bench -- --against main --only /faq --only /admin --rounds 5 --build demo --language fr
 *
 * `--no-build` measures the builds that exist. The other commit is built in `bench/`, with packages of its own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { startSiteServer } from 'static-server'

import { parseScenarioOptions } from '../../mocks/scenario-options.ts'
import { startMockServer } from '../../mocks/server.ts'
import { setApiBaseUrl } from '../api-base-url.ts'
import { git } from '../git.ts'
import { runCommand } from '../run-command.ts'
import { type Language, launchBrowser, measureVisit, type Visit } from './lighthouse.ts'
import { getMedian } from './report.ts'

const paths = [
  '/',
  '/detailsvisa/belgique/visa-etudiant',
  '/faq',
  '/avocatslist',
  '/lettre',
  '/admin',
] as const
const builds = { demo: 'dist-demo', dist: 'dist' } as const
type Build = keyof typeof builds

interface Figure {
  readonly title: string
  readonly of: (visit: Visit) => number
  /** Of the unit that is shown: a figure of 1,024 bytes has one decimal. */
  readonly decimals?: number
}

const figures: readonly Figure[] = [
  { title: 'TBT, ms', of: ({ blockingTime }) => blockingTime },
  { title: 'LCP, ms', of: ({ largestPaint }) => largestPaint },
  { title: 'time of scripts, ms', of: ({ scriptTime }) => scriptTime },
  { title: 'scripts, KB', of: ({ scripts }) => scripts / 1024, decimals: 1 },
  { title: 'files of scripts', of: ({ scriptFiles }) => scriptFiles },
  { title: 'elements', of: ({ elements }) => elements },
]

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    build: { type: 'string', multiple: true, default: Object.keys(builds) },
    language: { type: 'string', multiple: true, default: ['fr', 'en'] },
    'no-build': { type: 'boolean', default: false },
  },
})
const root = new URL('../../', import.meta.url).pathname
const commit = git(root, [
  'rev-parse',
  '--verify',
  '--end-of-options',
  `${values.against}^{commit}`,
])
if (commit === undefined) throw new Error(`There is no commit ${values.against}.`)
const otherRoot = join(root, 'bench', `against-${commit.slice(0, 12)}`)

const selectedBuilds = values.build.filter((name): name is Build => name in builds)
const languages = values.language.filter((name): name is Language => /^(?:fr|en)$/.test(name))
if (selectedBuilds.length === 0 || languages.length === 0)
  throw new Error('--build takes demo or dist, --language fr or en.')

await using resources = new AsyncDisposableStack()
if (!values['no-build']) await buildBoth(commit)
const scenario = parseScenarioOptions({ scenario: 'normal', faults: [], latencies: [] })
const api = await startMockServer({ port: 0, scenario: () => scenario })
resources.defer(api.close)

for (const build of selectedBuilds) {
  const [before, now] = [await serve(otherRoot, build), await serve(root, build)]
  for (const language of languages) {
    await using browser = await launchBrowser(language)
    console.log(`\n${build}, ${language}: ${values.against} → this tree, the ratio and its range\n`)
    console.log(`| page | ${figures.map(({ title }) => title).join(' | ')} |`)
    console.log(`|---|${figures.map(() => '---|').join('')}`)
    for (const path of values.only ?? paths) {
      const rounds: Round[] = []
      for (let round = 0; round < Number(values.rounds); round += 1)
        rounds.push({
          before: await measureVisit(browser, before + path),
          now: await measureVisit(browser, now + path),
        })
      console.log(`| ${path} | ${figures.map((figure) => format(figure, rounds)).join(' | ')} |`)
    }
  }
}

async function buildBoth(commitHash: string): Promise<void> {
  if (!existsSync(otherRoot)) {
    git(root, ['worktree', 'add', '--detach', otherRoot, commitHash])
    await run('npm ci --no-audit --no-fund', otherRoot)
  }
  for (const folder of [otherRoot, root]) {
    const isBuilt =
      folder === otherRoot && Object.values(builds).every((name) => existsSync(join(folder, name)))
    if (isBuilt) continue
    await run('npm run build:demo', folder)
    await run('npm run build', folder)
  }
}

async function run(command: string, folder: string): Promise<void> {
  const { passed } = await runCommand(command, {}, [], folder)
  if (!passed) throw new Error(`${command} failed in ${folder}.`)
}

/** Serves a build: the demo as it is, the production client with the mock server over HTTP. */
async function serve(folder: string, build: Build): Promise<string> {
  const { url, close } = await startSiteServer({
    directory: join(folder, builds[build]),
    transformHtml: (html) => (build === 'dist' ? setApiBaseUrl(html, api.url) : html),
  })
  resources.defer(close)
  return url
}

interface Round {
  readonly before: Visit
  readonly now: Visit
}

/** The medians, and of the ratios of the rounds the median and the ends. */
function format({ of, decimals = 0 }: Figure, rounds: readonly Round[]): string {
  const [before, now] = [
    rounds.map((round) => of(round.before)),
    rounds.map((round) => of(round.now)),
  ]
  const ratios = rounds.map((round) => of(round.now) / of(round.before)).toSorted((a, b) => a - b)
  const range = [ratios[0], ratios.at(-1)].map((ratio = 1) => ratio.toFixed(2)).join('–')
  return `${getMedian(before).toFixed(decimals)} → ${getMedian(now).toFixed(decimals)}: **${getMedian(ratios).toFixed(2)}** (${range})`
}
