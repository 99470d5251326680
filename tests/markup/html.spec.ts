import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { findLargestPages } from '../../scripts/bench/page-types.ts'
import { requireJava } from '../../scripts/system-packages.ts'

/** CSS that the checker does not know yet. The pages work without it. */
const newCss: readonly RegExp[] = [
  /^CSS: Unrecognized at-rule “@(?:container|starting-style)”$/,
  /^CSS: “(?:container-type|field-sizing|interpolate-size|vector-effect)”: Property “[\w-]+” doesn't exist\.$/,
]

interface Message {
  readonly url: string
  readonly message: string
  readonly extract?: string
}

// A build has about 200 pages from the same components, so the largest of each route is checked.
const pages = await Promise.all(
  ['test-builds/site', 'test-builds/demo'].map(async (folder) => {
    const largest = (await findLargestPages(folder)).map(({ file }) => file)
    return ['404.html', 'shell.html', ...largest].map((file) => `${folder}/${file}`)
  }),
).then((ofBuilds) => ofBuilds.flat())

test('one page of each route of both builds is valid HTML', async () => {
  expect(pages.length).toBeGreaterThan(30)
  const errors = await findErrors()
  const unknown = errors.filter(({ message }) => !newCss.some((known) => known.test(message)))
  expect(summary(unknown)).toEqual([])
  // The checker knows these by now, or the site no longer uses them.
  const unused = newCss.filter((known) => !errors.some(({ message }) => known.test(message)))
  expect(unused).toEqual([])
})

// WCAG technique H71, which the checker does not test.
test('every group of fields has a legend', () => {
  const withoutLegend = pages.filter((page) =>
    /<fieldset[^>]*>(?!<legend[\s>])/.test(readFileSync(page, 'utf8')),
  )
  expect(withoutLegend).toEqual([])
})

async function findErrors(): Promise<readonly Message[]> {
  requireJava()
  const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only']
  // Each page has two languages.
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', checker, ...options, '--no-langdetect', ...pages],
    { maxBuffer: 2 ** 28 },
  )
  return (JSON.parse(stdout) as { messages: Message[] }).messages
}

/** Each error once, with one of its pages and the number of others. */
function summary(errors: readonly Message[]): string[] {
  const same = Map.groupBy(errors, ({ message }) => message)
  return Array.from(same, ([message, [first, ...rest]]) =>
    [message, first?.extract, first?.url, `and ${rest.length} more`].join('\n'),
  )
}
