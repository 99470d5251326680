import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { proseLook } from '#ui/Prose/Prose.tsx'

import { RichText, useRichText } from './RichText.tsx'

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: { html: '', topHeading: 2, className: proseLook },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  args: {
    html: `<h2>Le dossier</h2><p>Un <strong>passeport</strong> et une <em>admission</em>.</p>
      <ol><li>Demandez l’équivalence.</li><li>Payez la redevance.</li></ol>
      <blockquote>Le délai figure dans la décision.</blockquote>
      <table><thead><tr><th scope="col">Pièce</th><th scope="col">Validité</th></tr></thead>
      <tbody><tr><td>Passeport</td><td>12 mois</td></tr></tbody></table>`,
  },
}

export const LineBreaks: Story = {
  args: { html: 'Une ligne\nUne autre', breakLines: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(1)
  },
}

export const Nothing: Story = { args: { html: null } }

/** The highest heading takes the wanted level, the others follow; anchors are prefixed and unique. */
export const Anchors: Story = {
  args: {
    html: `<h2 id="location">Pièces</h2><h3>À garder</h3><h2>Pièces</h2><h2>!</h2>
      <p title="<h2 onfocus=x>not a heading</h2>">Texte</p><time datetime="2026-06-22">22 juin 2026</time>`,
    topHeading: 3,
    anchors: 'section',
  },
  render: (args) => <WithHeadings {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const ids = canvas.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])
    await expect(ids).toEqual([
      ['H3', 'section-pieces'],
      ['H4', 'section-a-garder'],
      ['H3', 'section-pieces-2'],
      ['H3', 'section'],
    ])
    await expect(canvas.getByTestId('headings')).toHaveTextContent(
      'section-pieces:1 section-a-garder:2 section-pieces-2:1 section:1 2026-06-22',
    )
    await expect(canvasElement.querySelector('[title]')).not.toHaveAttribute('onfocus')
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(0)
  },
}

function WithHeadings(props: Parameters<typeof useRichText>[0]) {
  const { element, headings, updated } = useRichText(props)
  return (
    <>
      {element}
      <p data-testid="headings">
        {[...headings.map(({ id, depth }) => `${id}:${depth}`), updated].join(' ')}
      </p>
    </>
  )
}

/** `ran(…)` is the trap: each sample calls it if anything of it runs. */
const hostile = [
  `<script>ran('script')</script>`,
  `<script src="data:text/javascript,ran('script src')"></script>`,
  `<scr<script>x</script>ipt>ran('nested script')</script>`,
  `<img src=x onerror=ran('unquoted')>`,
  `<img src="x" onerror="ran('onerror')">`,
  `<img/src=x/onerror=ran('slashes')>`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.ran()'/>">`,
  `<img src="x:x" srcset="x:y" onerror="ran('srcset')">`,
  `<svg onload="ran('svg')"><animate onbegin="ran('animate')" attributeName="x" dur="1s"/></svg>`,
  `<svg><script>ran('svg script')</script><use href="data:image/svg+xml,<svg id='x'/>#x"/></svg>`,
  `<svg><style><img src=x onerror="ran('svg style')"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=ran('mxss')>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="ran('mxss form')">`,
  `<noscript><p title="</noscript><img src=x onerror=ran('noscript')>">`,
  `<p title="<h2 id=x><img src=x onerror=ran('attribute')>">a</p>`,
  `<h2 title='"><img src=x onerror=ran("title")>'>t</h2>`,
  `<style>body{display:none} @import 'https://hostile.invalid/x.css'</style>`,
  `<link rel="stylesheet" href="https://hostile.invalid/x.css"><meta http-equiv="refresh" content="0;url=https://hostile.invalid">`,
  `<base href="https://hostile.invalid/">`,
  `<iframe src="javascript:parent.ran('iframe')"></iframe><iframe srcdoc="<script>parent.ran('srcdoc')</script>"></iframe>`,
  `<object data="javascript:parent.ran('object')"></object><embed src="javascript:parent.ran('embed')">`,
  // With line breaks wanted, a newline inside a tag becomes one too: before sanitising, not after.
  `<img src=x\nonerror="ran('newline')">`,
  `<a href="java\nscript:ran('newline link')">link</a>`,
  `<p title="a\n<img src=x onerror=ran('newline title')>">a</p>`,
  `<scr\nipt>ran('newline script')</scr\nipt><script\n>ran('newline tag')</script\n>`,
  `<form action="https://hostile.invalid"><input name="password" autofocus onfocus="ran('input')"><button formaction="javascript:ran('button')">ok</button></form>`,
  `<a href="javascript:ran('link')">link</a>`,
  `<a href=" &#14; java&#10;script&colon;ran('spaced link')">link</a>`,
  `<a href="JaVaScRiPt:ran('case')">link</a>`,
  `<a href="data:text/html,<script>opener.ran('data')</script>">link</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">link</a>`,
  `<a href="vbscript:ran('vbscript')">link</a><a href="blob:https://hostile.invalid/x">link</a><a href="file:///etc/passwd">link</a>`,
  `<a href="https://example.org" target="_blank" ping="https://hostile.invalid" onclick="ran('click')">link</a>`,
  `<a href="#" xlink:href="javascript:ran('xlink')">link</a>`,
  `<a id="defaultView" name="cookie">clobber</a><img name="body" id="getElementById">`,
  `<p id="root" class="overlay" style="position:fixed;inset:0;z-index:9999" data-x="1">overlay</p>`,
  `<div onmouseover="ran('mouse')" contenteditable tabindex="1" accesskey="x">handlers</div>`,
  `<details open ontoggle="ran('toggle')"><summary>x</summary></details>`,
  `<video src=x onerror="ran('video')"><source onerror="ran('source')"></video><audio src=x onerror="ran('audio')"></audio>`,
  `<marquee onstart="ran('marquee')">x</marquee><body onload="ran('body')"><isindex type=image src=1 onerror="ran('isindex')">`,
  `<template><script>ran('template')</script></template><slot name="x"></slot>`,
  `<custom-element onclick="ran()">x</custom-element><button is="x-y" popovertarget="root">x</button>`,
  `<table background="javascript:ran('background')"><tr><td style="width:expression(ran())">x</td></tr></table>`,
  `<xmp><p title="</xmp><img src=x onerror=ran('xmp')>"></xmp><textarea><img title="</textarea><img src=x onerror=ran('textarea')>">`,
  `<!--<img src="--><img src=x onerror=ran('comment')//">`,
  `<![CDATA[<img src=x onerror=ran('cdata')>]]><?xml version="1.0"?><img src=x onerror=ran('pi')>`,
]

/** The samples that ran. */
const sprung: string[] = []

const allowedElements = new Set(
  `p br hr h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd table caption thead tbody tr th td figure
   figcaption strong b em i u s sub sup small span code abbr time a img`
    .toUpperCase()
    .split(/\s+/),
)
const allowedAttributes = new Set(
  `href src alt title lang dir datetime start colspan rowspan scope width height rel loading`.split(
    /\s+/,
  ),
)
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** None of these runs, none leaves an element or attribute that could act (trust.md). A real browser decides. */
export const Hostile: Story = {
  // What is left of these samples is no text that anyone would publish: links without a name, for one.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {hostile.map((html) => (
        <section key={html} data-sample={html}>
          <RichText html={html} />
          <RichText html={html} breakLines topHeading={3} anchors="section" />
        </section>
      ))}
    </>
  ),
  // Set before the samples are drawn: most would run while they are.
  beforeEach: () => {
    sprung.length = 0
    Object.assign(window, { ran: (sample: string) => sprung.push(sample) })
    return () => Reflect.deleteProperty(window, 'ran')
  },
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll('section')]
    await expect(sections).toHaveLength(hostile.length)
    await expect(sections.flatMap(faultsOf)).toEqual([])
    for (const link of canvasElement.querySelectorAll('a')) {
      // What a click would run counts, not where the link leads.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
    }
    // The trap works: unsanitised, an image that fails springs it. By then the others would have.
    canvasElement.append(
      document.createRange().createContextualFragment('<img src=x onerror=ran("trap")>'),
    )
    await waitFor(() => expect(sprung).toContain('trap'))
    await expect(sprung).toEqual(['trap'])
    await expect(document.defaultView).toBe(window)
  },
}

/** What in a sample could act, in words; the wrapper of RichText may have its class and lang. */
function faultsOf(section: Element): string[] {
  const sample = section.getAttribute('data-sample') ?? ''
  return [...section.querySelectorAll(':scope > div *')].flatMap((element) => {
    const isAnchor = /^H[2-6]$/.test(element.tagName) && /^section(?:-|$)/.test(element.id)
    const attributes = [...element.attributes].filter(
      ({ name }) =>
        !allowedAttributes.has(name) && !(isAnchor && (name === 'id' || name === 'tabindex')),
    )
    // What a click would follow, as the browser reads the address, not as it is written.
    const protocol =
      element instanceof HTMLAnchorElement && element.hasAttribute('href')
        ? element.protocol
        : undefined
    return [
      ...(allowedElements.has(element.tagName) ? [] : [`<${element.tagName}> of ${sample}`]),
      ...attributes.map(({ name }) => `${name} of ${sample}`),
      ...(protocol === undefined || allowedProtocols.has(protocol)
        ? []
        : [`${protocol} of ${sample}`]),
    ]
  })
}

const goodLinks = [
  'https://dofi.ibz.be',
  'http://example.org/a?b=c',
  'mailto:secretariat@droitdecite.example',
  'tel:+3220000140',
  'sms:+3220000140',
  '/contact',
  '#section-delais',
]

/** What an author may link to stays what it was (spec 5). */
export const Links: Story = {
  args: { html: goodLinks.map((link) => `<p><a href="${link}">${link}</a></p>`).join('') },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(goodLinks)
  },
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Pictures: this site's, https and the four raster formats; nothing that holds a document. */
export const Pictures: Story = {
  args: {
    html: `<p><img alt="kept" src="${pixel}"></p>
      <img alt="svg" src="data:image/svg+xml;base64,PHN2Zy8+"><img alt="plain" src="http://hostile.invalid/x.png">`,
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))
    await expect(names).toEqual(['kept'])
  },
}
