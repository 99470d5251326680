import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { requireJava } from '../../scripts/java.ts'
import { recordCount } from '../support/test.ts'

/**
 * CSS that the checker does not know yet, each with what it is for. All of it may be missing: a browser that
 * does not know it shows the same page, plainer.
 */
const newCss: readonly { readonly message: RegExp; readonly reason: string }[] = [
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    reason: 'a part that follows the width of its place',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist\.$/,
    reason: 'the place that @container measures',
  },
  {
    message: /^CSS: Unrecognized at-rule “@starting-style”$/,
    reason: 'where a dialog comes from as it opens',
  },
  {
    message: /^CSS: “field-sizing”: Property “field-sizing” doesn't exist\.$/,
    reason: 'a text area that grows with its text',
  },
  {
    message: /^CSS: “interpolate-size”: Property “interpolate-size” doesn't exist\.$/,
    reason: 'an accordion that opens gradually',
  },
]

interface Message {
  readonly url: string
  readonly message: string
  readonly extract?: string
}

const pages = ['dist', 'dist-demo'].flatMap((folder) =>
  // The prerendered pages and the empty one; Storybook, inside the hosted demo, is none of the site's.
  globSync(`${folder}/**/*.html`, { exclude: [`${folder}/storybook/**`] }),
)

test('every page of both builds is valid HTML', async () => {
  expect(pages.length).toBeGreaterThan(200)
  const errors = await findErrors()
  const unknown = errors.filter(
    ({ message }) => !newCss.some((known) => known.message.test(message)),
  )
  expect(summary(unknown)).toEqual([])
  // The checker has learnt these, or the site has dropped them: they go from the list.
  const unused = newCss.filter(
    (known) => !errors.some(({ message }) => known.message.test(message)),
  )
  expect(unused).toEqual([])
  recordCount('pages that the Nu HTML checker finds valid', pages.length)
})

// WCAG technique H71, which the checker does not know: a name in `aria-label` alone is not every reader's.
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
  // It would guess the language of a page that holds two.
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', checker, ...options, '--no-langdetect', ...pages],
    { maxBuffer: 2 ** 28 },
  )
  return (JSON.parse(stdout) as { messages: Message[] }).messages
}

/** Each error once, with one of its pages and how many there are. */
function summary(errors: readonly Message[]): string[] {
  const same = Map.groupBy(errors, ({ message }) => message)
  return Array.from(same, ([message, [first, ...rest]]) =>
    [message, first?.extract, first?.url, `and ${rest.length} more`].join('\n'),
  )
}
