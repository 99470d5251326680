import { expect, it } from 'vitest'

import { toDesignTokens, toFigmaVariables } from './index.ts'

const css = `@layer tokens {
  :root {
    --palette-ink: #15203b;
    --color-text: var(--palette-ink);
    --color-line: color-mix(in srgb, var(--palette-ink) 14%, transparent);
    --text-lead: clamp(1rem, 0.5rem + 2vw, 2rem);
    --line: 1px solid var(--color-line);
    --font-text: 'Instrument Sans', Arial, sans-serif;
    --font-label: var(--font-text);
    --duration-short: 120ms;
    --easing-out: cubic-bezier(0.2, 0, 0, 1);
    --shadow-card: 0 1px 2px rgb(21 32 59 / 20%);
    --measure: 34em;
  }

  [data-ink='be'] {
    --color-text: #000000;
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --duration-short: 0ms;
    }
  }
}`

const pixels = (value: number) => ({ value, unit: 'px' })
const alias = (name: string) => ({ type: 'VARIABLE_ALIAS', id: `VariableID:${name}` })

it('converts each type of value to a design token', () => {
  expect(toDesignTokens(css, 'org.example')).toEqual({
    palette: {
      ink: {
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: [0.0824, 0.1255, 0.2314],
          alpha: 1,
          hex: '#15203b',
        },
      },
    },
    color: {
      text: { $type: 'color', $value: '{palette.ink}' },
      line: {
        $type: 'color',
        $value: expect.objectContaining({ alpha: 0.14, hex: '#15203b' }),
        $extensions: { 'org.example': 'color-mix(in srgb, var(--palette-ink) 14%, transparent)' },
      },
    },
    text: {
      lead: {
        $type: 'dimension',
        $value: { value: 2, unit: 'rem' },
        $extensions: { 'org.example': 'clamp(1rem, 0.5rem + 2vw, 2rem)' },
      },
    },
    line: {
      default: {
        $type: 'border',
        $value: { color: '{color.line}', width: pixels(1), style: 'solid' },
      },
    },
    font: {
      text: { $type: 'fontFamily', $value: ['Instrument Sans', 'Arial', 'sans-serif'] },
      label: { $type: 'fontFamily', $value: '{font.text}' },
    },
    duration: { short: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    easing: { out: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
    shadow: {
      card: {
        $type: 'shadow',
        $value: [
          {
            color: expect.objectContaining({ alpha: 0.2, hex: '#15203b' }),
            offsetX: pixels(0),
            offsetY: pixels(1),
            blur: pixels(2),
            spread: pixels(0),
          },
        ],
      },
    },
  })
})

it('converts each collection to Figma variables, with a value for each mode', () => {
  const { meta } = toFigmaVariables(css, [
    { name: 'Colours', groups: ['palette', 'color'], attribute: 'data-ink' },
    { name: 'Sizes', groups: ['text'], widths: { Phone: 390, Tablet: 820, Desktop: 1440 } },
    { name: 'Typefaces', groups: ['font'] },
    { name: 'Motion', groups: ['duration'], hasReducedMotion: true },
  ])
  const ink = { r: 0.0824, g: 0.1255, b: 0.2314, a: 1 }
  const variables = Object.values(meta.variables).map((variable) => [
    variable.name,
    variable.resolvedType,
    variable.valuesByMode,
  ])
  expect(variables).toEqual([
    ['palette/ink', 'COLOR', { 'Colours:Default': ink, 'Colours:BE': ink }],
    [
      'color/text',
      'COLOR',
      { 'Colours:Default': alias('palette-ink'), 'Colours:BE': { r: 0, g: 0, b: 0, a: 1 } },
    ],
    [
      'color/line',
      'COLOR',
      { 'Colours:Default': { ...ink, a: 0.14 }, 'Colours:BE': { ...ink, a: 0.14 } },
    ],
    ['text/lead', 'FLOAT', { 'Sizes:Phone': 16, 'Sizes:Tablet': 24.4, 'Sizes:Desktop': 32 }],
    ['font/text', 'STRING', { 'Typefaces:Default': 'Instrument Sans' }],
    ['font/label', 'STRING', { 'Typefaces:Default': alias('font-text') }],
    ['duration/short', 'FLOAT', { 'Motion:Default': 120, 'Motion:Reduced': 0 }],
  ])
  expect(meta.variableCollections['Sizes']).toEqual({
    id: 'Sizes',
    name: 'Sizes',
    modes: [
      { modeId: 'Sizes:Phone', name: 'Phone' },
      { modeId: 'Sizes:Tablet', name: 'Tablet' },
      { modeId: 'Sizes:Desktop', name: 'Desktop' },
    ],
    defaultModeId: 'Sizes:Phone',
    variableIds: ['VariableID:text-lead'],
  })
})
