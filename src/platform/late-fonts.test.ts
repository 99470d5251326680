import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { showLateFonts } from './late-fonts.ts'

/** A `@font-face` rule: a class of the browser that Node does not have. */
class FontFaceRule {
  readonly values: Map<string, string>
  readonly style: {
    readonly getPropertyValue: (name: string) => string
    readonly setProperty: (name: string, value: string) => void
  }

  constructor(display: string, failure?: Error) {
    this.values = new Map([['font-display', display]])
    this.style = {
      getPropertyValue: (name) => this.values.get(name) ?? '',
      setProperty: (name, value) => {
        if (failure !== undefined) throw failure
        this.values.set(name, value)
      },
    }
  }
  get display() {
    return this.values.get('font-display')
  }
}

function showFontsOf(...styleSheets: { href: string | null; cssRules: unknown[] }[]): void {
  vi.stubGlobal('document', { styleSheets })
  showLateFonts()
}

beforeEach(() => {
  vi.stubGlobal('CSSFontFaceRule', FontFaceRule)
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the optional fonts of the page’s own sheets and leaves all other rules', () => {
  const [inlined, linked, blocking] = [
    new FontFaceRule('optional'),
    new FontFaceRule('optional'),
    new FontFaceRule('block'),
  ]
  const rule = { style: inlined.style }
  showFontsOf(
    { href: null, cssRules: [inlined, rule] },
    { href: 'https://site.example/a.css', cssRules: [blocking, linked] },
  )
  expect([inlined, linked, blocking].map(({ display }) => display)).toEqual([
    'swap',
    'swap',
    'block',
  ])
})

it('does not read the sheet of an extension, which would throw', () => {
  const own = new FontFaceRule('optional')
  showFontsOf(
    {
      href: 'moz-extension://1/a.css',
      get cssRules(): unknown[] {
        throw new DOMException('denied', 'SecurityError')
      },
    },
    { href: null, cssRules: [own] },
  )
  expect(own.display).toBe('swap')
})

it('goes on where a browser refuses the change, as Firefox does, and hides no other error', () => {
  const last = new FontFaceRule('optional')
  const refusing = new FontFaceRule('optional', new DOMException('no', 'NotSupportedError'))
  showFontsOf({ href: null, cssRules: [refusing, last] })
  expect(last.display).toBe('swap')
  for (const failure of [new TypeError('bug'), new DOMException('bug', 'SyntaxError')]) {
    expect(() =>
      showFontsOf({ href: null, cssRules: [new FontFaceRule('optional', failure)] }),
    ).toThrow('bug')
  }
})
