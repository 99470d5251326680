/**
 * Converts the custom properties of a stylesheet to a W3C design-tokens document (Design Tokens Community Group, 2025.10).
 * Of values that the format does not support, `clamp()` becomes its maximum, with the CSS under `$extensions`, and
 * measures in `em` are omitted.
 */

interface Token {
  $type: string
  $value: unknown
  $extensions?: Record<string, string>
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup
}

/** Converts the `:root` of a stylesheet. `extension` is the vendor's key under which `$extensions` keeps CSS. */
export function toDesignTokens(css: string, extension: string): TokenGroup {
  const properties = parseCustomProperties(css)
  const document: TokenGroup = {}
  for (const [name, value] of properties) {
    const token = toToken(value, properties, extension)
    if (token === undefined) continue
    const [group, member] = splitName(name)
    const members = (document[group] ??= {}) as TokenGroup
    members[member] = token
  }
  return document
}

/** The custom properties of the first `:root`, by name without dashes. */
export function parseCustomProperties(css: string): Map<string, string> {
  return parseDeclarations(css.match(/:root \{([\s\S]*?)\n {2}\}/)?.[1])
}

/** The custom properties of a block. */
export function parseDeclarations(block = ''): Map<string, string> {
  const withoutComments = block.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Map(
    Array.from(withoutComments.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
}

function toToken(
  value: string,
  properties: ReadonlyMap<string, string>,
  extension: string,
): Token | undefined {
  const alias = parseAlias(value)
  if (alias !== undefined) {
    const type = toToken(properties.get(alias) ?? '', properties, extension)?.$type
    return type === undefined ? undefined : { $type: type, $value: toReference(alias) }
  }
  for (const [type, convert] of Object.entries(converters)) {
    const $value = convert(value, properties)
    if ($value === undefined) continue
    const isApproximate = /^(?:clamp|color-mix)\(/.test(value)
    const extensions = { $extensions: { [extension]: value } }
    return { $type: type, $value, ...(isApproximate && extensions) }
  }
  return undefined
}

/** The name in `var(--name)`. */
export function parseAlias(value: string): string | undefined {
  return value.match(/^var\(--([\w-]+)\)$/)?.[1]
}

/** A colour as hexadecimal digits and a share: `#15203b`, or that colour mixed with transparency. */
export function parseColour(
  value: string,
  properties: ReadonlyMap<string, string>,
): { hex: string; alpha: number } | undefined {
  if (/^#[\da-f]{6}$/i.test(value)) return { hex: value.toLowerCase(), alpha: 1 }
  const [, name = '', share] =
    value.match(/^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/) ?? []
  const hex = properties.get(name)
  return hex === undefined ? undefined : { hex: hex.toLowerCase(), alpha: Number(share) / 100 }
}

/** Red, green and blue from 0 to 1. */
export function toComponents(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16)
    return Math.round((part / 255) * 10_000) / 10_000
  })
  return [red, green, blue]
}

/** Red, green and blue from 0 to 255 as `#15203b`. */
function toHex(bytes: readonly number[]): string {
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function toReference(name: string): string {
  return `{${splitName(name).join('.')}}`
}

/** The group of a token, and its name in the group. */
function splitName(name: string): [group: string, member: string] {
  const [group = '', ...rest] = name.split('-')
  return [group, rest.join('-') || 'default']
}

const namedEasings: Record<string, number[]> = { 'ease-in-out': [0.42, 0, 0.58, 1] }

/** The value of a token by its type; undefined if the CSS is of another type. */
const converters: Record<
  string,
  (value: string, properties: ReadonlyMap<string, string>) => unknown
> = {
  color(value, properties) {
    const colour = parseColour(value, properties)
    return colour && toColourValue(colour.hex, colour.alpha)
  },
  /** A fluid size becomes its maximum. */
  dimension(value) {
    const [, size, unit] = value.match(/^(?:clamp\(.*,\s*)?([\d.]+)(px|rem)\)?$/) ?? []
    return unit && { value: Number(size), unit }
  },
  duration(value) {
    const [, time] = value.match(/^(\d+)ms$/) ?? []
    return time && { value: Number(time), unit: 'ms' }
  },
  cubicBezier(value) {
    const [, points] = value.match(/^cubic-bezier\(([^)]*)\)$/) ?? []
    return points?.split(',').map(Number) ?? namedEasings[value]
  },
  number: (value) => (/^[\d.]+$/.test(value) ? Number(value) : undefined),
  fontFamily(value) {
    if (!/(?:serif|monospace)$/.test(value)) return undefined
    return value.split(',').map((family) => family.trim().replaceAll("'", ''))
  },
  border(value) {
    const [, width, style, name] = value.match(/^(\d+)px (solid|dashed) var\(--([\w-]+)\)$/) ?? []
    return name && { color: toReference(name), width: toPixels(width), style }
  },
  shadow(value) {
    const layers = value.matchAll(
      /(-?\d+)(?:px)? (-?\d+)(?:px)? (-?\d+)(?:px)?(?: (-?\d+)(?:px)?)? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
    )
    const values = Array.from(layers, ([, x, y, blur, spread, red, green, blue, share]) => {
      const hex = toHex([red, green, blue].map(Number))
      return {
        color: toColourValue(hex, Number(share) / 100),
        offsetX: toPixels(x),
        offsetY: toPixels(y),
        blur: toPixels(blur),
        spread: toPixels(spread),
      }
    })
    return values.length === 0 ? undefined : values
  },
}

function toColourValue(hex: string, alpha: number) {
  return { colorSpace: 'srgb', components: toComponents(hex), alpha, hex }
}

function toPixels(size = '0') {
  return { value: Number(size), unit: 'px' }
}
