/**
 * The tokens as Figma variables, in the shape of Figma's REST API (`GET /v1/files/:key/variables/local`), which plugins read
 * and write too. Sizes are in pixels, durations in milliseconds.
 */
import {
  parseAlias,
  parseColour,
  parseCustomProperties,
  parseDeclarations,
  toComponents,
} from './document.ts'

type FigmaValue =
  | boolean
  | number
  | string
  | { readonly type: 'VARIABLE_ALIAS'; readonly id: string }
  | { readonly r: number; readonly g: number; readonly b: number; readonly a: number }

interface Variable {
  readonly id: string
  readonly name: string
  readonly variableCollectionId: string
  readonly resolvedType: 'FLOAT' | 'STRING' | 'COLOR'
  readonly valuesByMode: Readonly<Record<string, FigmaValue>>
  readonly codeSyntax: { readonly WEB: string }
}

interface VariableCollection {
  readonly id: string
  readonly name: string
  readonly modes: readonly { readonly modeId: string; readonly name: string }[]
  readonly defaultModeId: string
  readonly variableIds: readonly string[]
}

export interface FigmaFile {
  readonly meta: {
    readonly variableCollections: Readonly<Record<string, VariableCollection>>
    readonly variables: Readonly<Record<string, Variable>>
  }
}

/** A collection of variables. It has one mode, 'Default', unless something says otherwise. */
export interface FigmaCollection {
  readonly name: string
  /** The first words of its tokens. */
  readonly groups: readonly string[]
  /** Has a mode for each of these widths of the window, in pixels, by name. The first one is the default. */
  readonly widths?: Readonly<Record<string, number>>
  /** Has a further mode for each value of this attribute that the stylesheet has a block for. */
  readonly attribute?: string
  /** Has a further mode for what `prefers-reduced-motion` changes. */
  readonly hasReducedMotion?: boolean
}

interface Mode {
  readonly name: string
  /** The custom properties that this mode has otherwise. */
  readonly overrides?: ReadonlyMap<string, string>
  /** The width of the window, in pixels. */
  readonly width?: number
}

/** Converts a stylesheet. What is in no collection is left out. */
export function toFigmaVariables(css: string, collections: readonly FigmaCollection[]): FigmaFile {
  const properties = parseCustomProperties(css)
  const parts = collections.map((collection) => toCollection(collection, css, properties))
  return {
    meta: {
      variableCollections: Object.fromEntries(
        parts.map(({ collection }) => [collection.id, collection]),
      ),
      variables: Object.fromEntries(
        parts.flatMap(({ variables }) => variables.map((variable) => [variable.id, variable])),
      ),
    },
  }
}

function toCollection(
  { name, groups, ...source }: FigmaCollection,
  css: string,
  properties: ReadonlyMap<string, string>,
) {
  const modes = listModes(source, css).map((mode) => ({ ...mode, modeId: `${name}:${mode.name}` }))
  const variables = [...properties.keys()]
    .filter((property) => groups.includes(property.split('-')[0] ?? ''))
    .map((property): Variable => {
      const values = modes.map(({ modeId, overrides, width }) => {
        const text = overrides?.get(property) ?? properties.get(property) ?? ''
        return [modeId, toValue(text, properties, width)] as const
      })
      return {
        id: toVariableId(property),
        name: property.replace('-', '/'),
        variableCollectionId: name,
        resolvedType: getType(property, properties),
        valuesByMode: Object.fromEntries(values),
        codeSyntax: { WEB: `var(--${property})` },
      }
    })
  const collection: VariableCollection = {
    id: name,
    name,
    modes: modes.map((mode) => ({ modeId: mode.modeId, name: mode.name })),
    defaultModeId: modes[0]?.modeId ?? '',
    variableIds: variables.map(({ id }) => id),
  }
  return { collection, variables }
}

function listModes(
  { widths, attribute, hasReducedMotion }: Omit<FigmaCollection, 'name' | 'groups'>,
  css: string,
): Mode[] {
  if (widths !== undefined) {
    return Object.entries(widths).map(([name, width]) => ({ name, width }))
  }
  const modes: Mode[] = [{ name: 'Default' }]
  if (attribute !== undefined) {
    const blocks = css.matchAll(new RegExp(String.raw`\[${attribute}='(\w+)'\] \{([^}]*)\}`, 'g'))
    for (const [, value = '', block] of blocks) {
      modes.push({ name: value.toUpperCase(), overrides: parseDeclarations(block) })
    }
  }
  if (hasReducedMotion === true) {
    const [, block] = css.match(/prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/) ?? []
    modes.push({ name: 'Reduced', overrides: parseDeclarations(block) })
  }
  return modes
}

const toVariableId = (property: string) => `VariableID:${property}`

/** That of the token at the end of its aliases. */
function getType(property: string, properties: ReadonlyMap<string, string>) {
  const text = properties.get(property) ?? ''
  const alias = parseAlias(text)
  if (alias !== undefined) return getType(alias, properties)
  const types = { number: 'FLOAT', string: 'STRING' } as const
  const type = typeof toValue(text, properties)
  return type === 'number' || type === 'string' ? types[type] : 'COLOR'
}

function toValue(text: string, properties: ReadonlyMap<string, string>, width = 0): FigmaValue {
  const alias = parseAlias(text)
  if (alias !== undefined) return { type: 'VARIABLE_ALIAS', id: toVariableId(alias) }
  const colour = parseColour(text, properties)
  if (colour !== undefined) {
    const [r, g, b] = toComponents(colour.hex)
    return { r, g, b, a: colour.alpha }
  }
  const [, least, fluid, most] = text.match(/^clamp\((.+), (.+), (.+)\)$/) ?? []
  if (fluid !== undefined) {
    const size = toPixels(fluid, width)
    return round(Math.min(toPixels(most, width), Math.max(toPixels(least, width), size)))
  }
  if (/^[\d.]+(?:px|rem|ms)?$/.test(text)) return round(toPixels(text, width))
  return (text.split(',')[0] ?? '').replaceAll("'", '').trim()
}

/** A sum of lengths, such as `1rem + 0.3vw`; durations and numbers stay what they are. */
function toPixels(sum = '', width: number): number {
  const factors: Readonly<Record<string, number>> = { rem: 16, vw: width / 100 }
  return sum.split(' + ').reduce((total, term) => {
    const [, size, unit = ''] = term.match(/^(-?[\d.]+)(\w*)$/) ?? []
    return total + Number(size) * (factors[unit] ?? 1)
  }, 0)
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
