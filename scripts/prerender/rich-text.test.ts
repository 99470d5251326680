import { expect, it } from 'vitest'

import { benignSamples } from '../../src/content/hostile/benign.ts'
import { hostileSamples } from '../../src/content/hostile/samples.ts'
import { prepareWithoutBrowser } from './rich-text.ts'

/** The prerendered HTML; empty if it is left to the client. */
function prerenderHtml(text: string): string {
  const options = { topHeadingLevel: 2, breakLines: false, anchorPrefix: 'section' } as const
  return prepareWithoutBrowser(text, options)?.html ?? ''
}

const elements = new Set(
  `p br hr h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd figure figcaption
   strong b em i u s sub sup small span mark code abbr time a img`.split(/\s+/),
)
const attributes = new Set(
  `alt title lang dir datetime start width height rel loading referrerpolicy id tabindex href src data-host`.split(
    ' ',
  ),
)
const tag = /<\/?(?<name>\w+)(?<rest>(?: [\w-]+="[^"]*")*)>/g

/** Finds everything unsafe in the HTML. Whatever the patterns do not match is unsafe. */
function findViolations(html: string): string[] {
  const violations = /[<>]/.test(html.replaceAll(tag, '')) ? ['a < or > outside of tags'] : []
  for (const { groups = {} } of html.matchAll(tag)) {
    const { name = '', rest = '' } = groups
    if (!elements.has(name)) violations.push(`<${name}>`)
    for (const [, attribute = '', value = ''] of rest.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      const { protocol, href } = new URL(value.replaceAll('&amp;', '&'), 'https://site.example')
      if (!attributes.has(attribute)) violations.push(`${name}[${attribute}]`)
      if (attribute === 'id' && !/^section[\w-]*$/.test(value)) violations.push(`${name}#${value}`)
      if (attribute === 'href' && !/^(?:https?|mailto|tel|sms):$/.test(protocol)) {
        violations.push(`${name} leads to ${value}`)
      }
      if (
        attribute === 'src' &&
        !/^(?:https:\/\/site\.example\/|data:image\/(?:png|jpeg|webp|gif);)/.test(href)
      ) {
        violations.push(`${name} loads ${value}`)
      }
    }
  }
  return violations
}

it.each(hostileSamples)('%j is refused or becomes safe', (text) => {
  expect(findViolations(prerenderHtml(text))).toEqual([])
})

it('parses most benign texts', () => {
  const parsed = benignSamples.filter(([text]) => prerenderHtml(text) !== '')
  expect(parsed.length).toBeGreaterThan(benignSamples.length / 2)
  expect(parsed.flatMap(([text]) => findViolations(prerenderHtml(text)))).toEqual([])
})

it('removes script URLs, also encoded ones', () => {
  expect(prerenderHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>')
  expect(prerenderHtml('<a href="&#x6A;avascript:alert(1)">x</a>')).toBe('')
})

it('sends no referrer to other sites', () => {
  expect(prerenderHtml('<a href="https://x.example">x</a>')).toBe(
    '<a href="https://x.example" rel="noreferrer">x</a>',
  )
  expect(prerenderHtml('<img src="/images/a.png">')).toBe(
    '<img src="/images/a.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
  )
})

it('replaces images of other hosts by placeholders, after a link if they are inside one', () => {
  const picture = '<img src="https://x.example/a.png" alt="Une carte">'
  expect(prerenderHtml(`<p>${picture}</p>`)).toBe(
    '<p><span data-host="x.example">Une carte</span></p>',
  )
  expect(prerenderHtml(`<p><a href="/b"><b>${picture}</b></a>, après</p>`)).toBe(
    '<p><a href="/b" rel="noreferrer"><b>Une carte</b></a><span data-host="x.example"></span>, après</p>',
  )
  expect(prerenderHtml('<img src="//x.example/a.png">')).toBe('<span data-host="x.example"></span>')
})

it.each(['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p title="&quot;&gt;x">x</p>'])(
  '%s stays text',
  (text) => {
    expect(prerenderHtml(text)).toBe(text)
  },
)
