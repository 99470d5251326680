/**
 * Converts the custom properties of `tokens.css` to a W3C design-tokens document (Design Tokens Community Group, 2025.10).
 * Of values that the format does not support, `clamp()` becomes its maximum, with the CSS under `$extensions`, and
 * measures in `ch` are omitted.
 */

interface Token {
  $type: string
  $value: unknown
  $extensions?: { 'example.droitdecite.css': string }
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup
}

/** Converts the `:root` of a stylesheet. */
export function toDesignTokens(css: string): TokenGroup {
  const properties = parseCustomProperties(css)
  const document: TokenGroup = {}
  for (const [name, value] of properties) {
    const [group = '', ...rest] = name.split('-')
    const token = toToken(value, properties)
    if (token === undefined) continue
    const members = (document[group] ??= {}) as TokenGroup
    members[rest.length === 0 ? 'default' : rest.join('-')] = token
  }
  return document
}

/** The custom properties of the first `:root`, by name without dashes. */
export function parseCustomProperties(css: string): Map<string, string> {
  const block = css.match(/:root \{([\s\S]*?)\n {2}\}/)?.[1] ?? ''
  const withoutComments = block.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Map(
    Array.from(withoutComments.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
}

function toToken(value: string, properties: Map<string, string>): Token | undefined {
  const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (alias !== undefined) {
    const target = properties.get(alias)
    const type = target === undefined ? undefined : toToken(target, properties)?.$type
    return type === undefined ? undefined : { $type: type, $value: toReference(alias) }
  }
  return (
    colour(value, properties) ??
    dimension(value) ??
    fluid(value) ??
    duration(value) ??
    easing(value) ??
    number(value) ??
    fontFamily(value) ??
    border(value) ??
    shadow(value)
  )
}

function toReference(name: string): string {
  const [group = '', ...rest] = name.split('-')
  return `{${group}.${rest.length === 0 ? 'default' : rest.join('-')}}`
}

function colour(value: string, properties: Map<string, string>): Token | undefined {
  if (/^#[\da-f]{6}$/i.test(value)) return { $type: 'color', $value: colourValue(value, 1) }
  const [, name, share] =
    value.match(/^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/) ?? []
  const hex = name === undefined ? undefined : properties.get(name)
  if (hex === undefined) return undefined
  return { $type: 'color', $value: colourValue(hex, Number(share) / 100), ...toCssExtension(value) }
}

function colourValue(hex: string, alpha: number) {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Math.round((part / 255) * 10_000) / 10_000),
    alpha,
    hex: hex.toLowerCase(),
  }
}

function dimension(value: string): Token | undefined {
  const [, size, unit] = value.match(/^([\d.]+)(px|rem)$/) ?? []
  return unit === undefined
    ? undefined
    : { $type: 'dimension', $value: { value: Number(size), unit } }
}

/** A fluid size becomes its maximum. */
function fluid(value: string): Token | undefined {
  const [, size] = value.match(/^clamp\(.*,\s*([\d.]+)rem\)$/) ?? []
  if (size === undefined) return undefined
  return {
    $type: 'dimension',
    $value: { value: Number(size), unit: 'rem' },
    ...toCssExtension(value),
  }
}

function duration(value: string): Token | undefined {
  const [, time] = value.match(/^(\d+)ms$/) ?? []
  if (time === undefined) return undefined
  return { $type: 'duration', $value: { value: Number(time), unit: 'ms' } }
}

const namedEasings: Record<string, number[]> = { 'ease-in-out': [0.42, 0, 0.58, 1] }

function easing(value: string): Token | undefined {
  const points = value
    .match(/^cubic-bezier\(([^)]*)\)$/)?.[1]
    ?.split(',')
    .map(Number)
  const curve = points ?? namedEasings[value]
  return curve === undefined ? undefined : { $type: 'cubicBezier', $value: curve }
}

function number(value: string): Token | undefined {
  return /^[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : undefined
}

function fontFamily(value: string): Token | undefined {
  if (!/(?:serif|monospace)$/.test(value)) return undefined
  const families = value.split(',').map((family) => family.trim().replaceAll("'", ''))
  return { $type: 'fontFamily', $value: families }
}

function border(value: string): Token | undefined {
  const [, width, style, name] = value.match(/^(\d+)px (solid|dashed) var\(--([\w-]+)\)$/) ?? []
  if (name === undefined) return undefined
  return {
    $type: 'border',
    $value: { color: toReference(name), width: { value: Number(width), unit: 'px' }, style },
  }
}

function shadow(value: string): Token | undefined {
  const layers = Array.from(
    value.matchAll(
      /(-?\d+)(?:px)? (-?\d+)(?:px)? (-?\d+)(?:px)?(?: (-?\d+)(?:px)?)? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
    ),
    ([, x, y, blur, spread, red, green, blue, share]) => {
      const hex = [red, green, blue]
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')
      return {
        color: colourValue(`#${hex}`, Number(share) / 100),
        offsetX: pixels(x),
        offsetY: pixels(y),
        blur: pixels(blur),
        spread: pixels(spread),
      }
    },
  )
  return layers.length === 0 ? undefined : { $type: 'shadow', $value: layers }
}

function pixels(size = '0') {
  return { value: Number(size), unit: 'px' }
}

function toCssExtension(value: string) {
  return { $extensions: { 'example.droitdecite.css': value } }
}
