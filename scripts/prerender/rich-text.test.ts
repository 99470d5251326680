import { expect, it } from 'vitest'

import { benignSamples } from '../../src/content/hostile/benign.ts'
import { hostileSamples } from '../../src/content/hostile/samples.ts'
import { prepareWithoutBrowser } from './rich-text.ts'

/** What stands in a prerendered page of this text; nothing where the client is left to show it. */
function htmlOf(text: string): string {
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

/** What in this HTML could act, lead or load where it must not; anything that is not read with certainty is a fault. */
function faultsOf(html: string): string[] {
  const faults = /[<>]/.test(html.replaceAll(tag, '')) ? ['a mark outside of elements'] : []
  for (const { groups = {} } of html.matchAll(tag)) {
    const { name = '', rest = '' } = groups
    if (!elements.has(name)) faults.push(`<${name}>`)
    for (const [, attribute = '', value = ''] of rest.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      const { protocol, href } = new URL(value.replaceAll('&amp;', '&'), 'https://site.example')
      if (!attributes.has(attribute)) faults.push(`${name}[${attribute}]`)
      if (attribute === 'id' && !/^section[\w-]*$/.test(value)) faults.push(`${name}#${value}`)
      if (attribute === 'href' && !/^(?:https?|mailto|tel|sms):$/.test(protocol)) {
        faults.push(`${name} leads to ${value}`)
      }
      if (
        attribute === 'src' &&
        !/^(?:https:\/\/site\.example\/|data:image\/(?:png|jpeg|webp|gif);)/.test(href)
      ) {
        faults.push(`${name} loads ${value}`)
      }
    }
  }
  return faults
}

it.each(hostileSamples)('%j is refused, or written without anything that acts', (text) => {
  expect(faultsOf(htmlOf(text))).toEqual([])
})

it('of what authors write, most is read', () => {
  const read = benignSamples.filter(([text]) => htmlOf(text) !== '')
  expect(read.length).toBeGreaterThan(benignSamples.length / 2)
  expect(read.flatMap(([text]) => faultsOf(htmlOf(text)))).toEqual([])
})

it('an address that acts is no link, nor is one in disguise', () => {
  expect(htmlOf('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>')
  expect(htmlOf('<a href="&#x6A;avascript:alert(1)">x</a>')).toBe('')
})

it('what leads to another site does not tell it where it stands', () => {
  expect(htmlOf('<a href="https://x.example">x</a>')).toBe(
    '<a href="https://x.example" rel="noreferrer">x</a>',
  )
  expect(htmlOf('<img src="/images/a.png">')).toBe(
    '<img src="/images/a.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
  )
})

it('a picture of another host waits in its place; in a link, after it', () => {
  const picture = '<img src="https://x.example/a.png" alt="Une carte">'
  expect(htmlOf(`<p>${picture}</p>`)).toBe('<p><span data-host="x.example">Une carte</span></p>')
  expect(htmlOf(`<p><a href="/b"><b>${picture}</b></a>, après</p>`)).toBe(
    '<p><a href="/b" rel="noreferrer"><b>Une carte</b></a><span data-host="x.example"></span>, après</p>',
  )
  expect(htmlOf('<img src="//x.example/a.png">')).toBe('<span data-host="x.example"></span>')
})

it.each(['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p title="&quot;&gt;x">x</p>'])(
  '%s stays text',
  (text) => {
    expect(htmlOf(text)).toBe(text)
  },
)
