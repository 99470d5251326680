import type { Meta, StoryObj } from '@storybook/react-vite'
import fc from 'fast-check'
import { expect, waitFor } from 'storybook/test'

import { benignSamples } from './hostile/benign.ts'
import { hostileSamples } from './hostile/samples.ts'
import { findUnsafeRemains } from './hostile/find-unsafe-remains.ts'
import { htmlToText } from './html-to-text.ts'
import { RichText } from './RichText.tsx'
import { sanitise } from './sanitise.ts'

/** Runs in a real browser without the site's CSP: it proves the sanitiser alone. */
const meta = {
  title: 'Content/Sanitiser',
  tags: ['check', 'engines'],
  parameters: { a11y: { test: 'off' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What called `ran`. */
const executedSamples: unknown[] = []

function installTrap(): () => void {
  executedSamples.length = 0
  Object.assign(window, { ran: (sample: unknown) => executedSamples.push(sample) })
  return () => Reflect.deleteProperty(window, 'ran')
}

/** An unsanitised image fails to load after the samples, and calls `ran`: by then, theirs would have called it. */
async function expectNothingRan(container: HTMLElement): Promise<void> {
  container.append(
    document.createRange().createContextualFragment('<img src=x onerror=ran("trap")>'),
  )
  await waitFor(() => expect(executedSamples).toContain('trap'))
  await expect(executedSamples).toEqual(['trap'])
}

/** None of more than 200 samples runs, loads, covers, or leaves an element or attribute that could. */
export const Samples: Story = {
  beforeEach: installTrap,
  render: () => (
    <>
      {hostileSamples.map((html) => (
        <section key={html} data-sample={html.slice(0, 200)}>
          <RichText html={html} />
          <RichText html={html} breakLines topHeadingLevel={3} anchorPrefix="section" />
          <p>{htmlToText(html)}</p>
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(hostileSamples.length).toBeGreaterThan(200)
    const sections = [...canvasElement.querySelectorAll('section')]
    await expect(sections).toHaveLength(hostileSamples.length)
    const remains = sections.flatMap((section) =>
      findUnsafeRemains(section).map((what) => `${what} of ${section.dataset['sample']}`),
    )
    await expect(remains).toEqual([])
    for (const link of canvasElement.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
    }
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    await expect(asked.filter((address) => address.includes('hostile.invalid'))).toEqual([])
    await expectNothingRan(canvasElement)
  },
}

/** Sanitising is idempotent. */
export const Idempotent: Story = {
  play: async () => {
    const samples = [...hostileSamples, ...benignSamples.map(([html]) => html)]
    const changed = samples.filter((html) => sanitise(sanitise(html)) !== sanitise(html))
    await expect(changed).toEqual([])
  },
}

/** 1,000 random combinations of tags, attributes and halves of them leave nothing active, and sanitising is idempotent. */
export const RandomMarkup: Story = {
  beforeEach: installTrap,
  play: async ({ canvasElement }) => {
    const tag = fc.constantFrom(
      ...'p b a img svg math style script form mglyph mtext table td select template title noscript foreignObject desc iframe'.split(
        ' ',
      ),
    )
    const attribute = fc.constantFrom(
      'onerror=ran(1)',
      'onload="ran(2)"',
      'src=x',
      'href="javascript:ran(3)"',
      'style="position:fixed"',
      'id=hostile',
      'class="hostile"',
      'title="</style><img src=x onerror=ran(4)>"',
      'href=" &#1;java&Tab;script:ran(5)"',
      'srcset="x 1x"',
    )
    const piece = fc.oneof(
      fc
        .tuple(tag, fc.array(attribute, { maxLength: 3 }))
        .map(([name, list]) => `<${name} ${list.join(' ')}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '"',
        "'",
        '<',
        '>',
        '/',
        '\n',
        '\u0000',
        '&lt;',
        '&#60;',
      ),
      fc.string({ maxLength: 5 }),
      fc.constantFrom(...hostileSamples.filter(({ length }) => length < 200)),
    )
    const container = document.createElement('div')
    canvasElement.append(container)
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const safe = sanitise(pieces.join(''))
        if (sanitise(safe) !== safe) return false
        container.replaceChildren(document.createRange().createContextualFragment(safe))
        return findUnsafeRemains(container).length === 0
      }),
      { numRuns: 1000 },
    )
    await expectNothingRan(canvasElement)
    // Pictures of this story must not differ.
    container.remove()
  },
}

/**
 * Sanitising takes linear time: with a superlinear pattern, inputs of this length would exceed the test's timeout.
 */
export const LargeInput: Story = {
  play: async () => {
    const patterns = [
      '<a',
      '<style',
      '<style ',
      '<p style',
      '<p on',
      '"',
      "<p '",
      '<!--',
      '&lt',
      '<p title="',
      '</style',
    ]
    for (const pattern of patterns) {
      const safe = sanitise(pattern.repeat(1_000_000 / 8 / pattern.length))
      await expect(typeof safe, pattern).toBe('string')
    }
  },
}
