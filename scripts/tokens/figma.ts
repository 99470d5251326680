/**
 * The tokens as Figma variables, in the shape of Figma's REST API (`GET /v1/files/:key/variables/local`), which plugins read
 * and write too. A variable is a colour, a number, a string or a boolean: sizes are in pixels, durations in milliseconds, and
 * easings, lines and shadows are left out. Fluid sizes have a mode a width, inks a mode a country.
 */
import { z } from 'zod'

import {
  parseAlias,
  parseColour,
  parseCustomProperties,
  parseDeclarations,
  toComponents,
  toHex,
} from './document.ts'

const colourSchema = z.object({
  r: z.number(),
  g: z.number(),
  b: z.number(),
  a: z.number().optional(),
})
const aliasSchema = z.object({ type: z.literal('VARIABLE_ALIAS'), id: z.string() })
const valueSchema = z.union([z.boolean(), z.number(), z.string(), aliasSchema, colourSchema])
type FigmaValue = z.infer<typeof valueSchema>

const variableSchema = z.object({
  id: z.string(),
  name: z.string(),
  variableCollectionId: z.string(),
  resolvedType: z.enum(['BOOLEAN', 'FLOAT', 'STRING', 'COLOR']),
  valuesByMode: z.record(z.string(), valueSchema),
  codeSyntax: z.object({ WEB: z.string() }).partial().optional(),
})
const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  modes: z.array(z.object({ modeId: z.string(), name: z.string() })),
  defaultModeId: z.string(),
  variableIds: z.array(z.string()),
})
const variablesSchema = z.object({
  variableCollections: z.record(z.string(), collectionSchema),
  variables: z.record(z.string(), variableSchema),
})
type Variables = z.infer<typeof variablesSchema>
export interface FigmaFile {
  readonly meta: Variables
}

interface Mode {
  readonly name: string
  /** The custom properties that this mode has otherwise. */
  readonly overrides?: ReadonlyMap<string, string>
  /** The width of the window, in pixels. */
  readonly width?: number
}

interface Collection {
  readonly name: string
  /** The first words of its tokens. */
  readonly groups: readonly string[]
  /** The first one is the default. */
  readonly modes: readonly [Mode, ...Mode[]]
}

/** Converts `tokens.css`. */
export function toFigmaVariables(css: string): FigmaFile {
  const properties = parseCustomProperties(css)
  const collections: Collection[] = [
    { name: 'Colours', groups: ['palette', 'color'], modes: [{ name: 'Default' }] },
    {
      name: 'Country inks',
      groups: ['ink'],
      modes: [
        { name: 'Default' },
        ...Array.from(
          css.matchAll(/\[data-ink='(\w+)'\] \{([^}]*)\}/g),
          ([, code = '', block]) => ({
            name: code.toUpperCase(),
            overrides: parseDeclarations(block),
          }),
        ),
      ],
    },
    {
      name: 'Sizes',
      groups: ['text', 'leading', 'space', 'page', 'target', 'radius'],
      modes: [
        { name: 'Phone', width: 390 },
        { name: 'Tablet', width: 820 },
        { name: 'Desktop', width: 1440 },
      ],
    },
    { name: 'Typefaces', groups: ['font'], modes: [{ name: 'Default' }] },
    {
      name: 'Motion',
      groups: ['duration'],
      modes: [
        { name: 'Default' },
        {
          name: 'Reduced',
          overrides: parseDeclarations(
            css.match(/prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/)?.[1],
          ),
        },
      ],
    },
  ]
  const meta: Variables = { variableCollections: {}, variables: {} }
  for (const { name, groups, modes } of collections) {
    const toModeId = (mode: Mode) => `${name}:${mode.name}`
    const variableIds: string[] = []
    for (const property of properties.keys()) {
      if (!groups.includes(property.split('-')[0] ?? '')) continue
      const values = modes.map((mode): [string, FigmaValue | undefined] => {
        const text = mode.overrides?.get(property) ?? properties.get(property) ?? ''
        return [toModeId(mode), toValue(text, properties, mode.width)]
      })
      const valuesByMode = z.record(z.string(), valueSchema).parse(Object.fromEntries(values))
      const id = toVariableId(property)
      variableIds.push(id)
      meta.variables[id] = {
        id,
        name: property.replace('-', '/'),
        variableCollectionId: name,
        resolvedType: getType(Object.values(valuesByMode)[0], name),
        valuesByMode,
        codeSyntax: { WEB: `var(--${property})` },
      }
    }
    meta.variableCollections[name] = {
      id: name,
      name,
      modes: modes.map((mode) => ({ modeId: toModeId(mode), name: mode.name })),
      defaultModeId: toModeId(modes[0]),
      variableIds,
    }
  }
  return { meta }
}

const toVariableId = (property: string) => `VariableID:${property}`

function getType(value: FigmaValue | undefined, collection: string) {
  if (typeof value === 'number') return 'FLOAT'
  return collection === 'Typefaces' ? 'STRING' : 'COLOR'
}

function toValue(
  text: string,
  properties: ReadonlyMap<string, string>,
  width = 0,
): FigmaValue | undefined {
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
  return text.split(',')[0]?.replaceAll("'", '').trim()
}

/** A sum of lengths, such as `1rem + 0.3vw`; durations and numbers stay what they are. */
function toPixels(sum = '', width: number): number {
  const factors: Readonly<Record<string, number>> = { rem: 16, vw: width / 100 }
  return sum.split(' + ').reduce((total, term) => {
    const [, size, unit = ''] = term.match(/^([\d.]+)(\w*)$/) ?? []
    return total + Number(size) * (factors[unit] ?? 1)
  }, 0)
}

function round(value: number): number {
  return Number(value.toFixed(2))
}

/** A variable in one mode, without aliases, as text that can be compared and shown. */
interface Entry {
  readonly collection: string
  readonly name: string
  readonly mode: string
  readonly value: string
}

/**
 * Lists what an export from Figma has otherwise than our variables: values, and variables that only one side has.
 * Collections and aliases do not matter, only what they come to. Throws an `Error` that says what is wrong with a file that
 * is no export.
 */
export function compareExport(ours: FigmaFile, text: string): string[] {
  const { entries, mode } = readExport(text)
  const names = new Set(entries.map(({ name }) => name))
  // Figma's own export has a file a collection and mode: the rest of ours is not missing there.
  const { meta } = ours
  const isCompared = (collection: string) =>
    mode === undefined ||
    meta.variableCollections[collection]?.variableIds.some((id) =>
      names.has(meta.variables[id]?.name ?? ''),
    )
  const ourEntries = toEntries(meta).filter(
    (entry) => isCompared(entry.collection) && [entry.mode, undefined].includes(mode),
  )
  const theirs = new Map(entries.map((entry) => [toKey(entry), entry.value]))
  const known = new Set(ourEntries.map(toKey))
  return [
    ...ourEntries.flatMap((entry) => {
      const key = toKey(entry)
      const value = theirs.get(key)
      if (value === entry.value) return []
      return value === undefined
        ? `${key}: missing in the export; ours is ${entry.value}`
        : `${key}: ours is ${entry.value}, theirs is ${value}`
    }),
    ...entries
      .filter((entry) => !known.has(toKey(entry)))
      .map((entry) => `${toKey(entry)}: new in the export, ${entry.value}`),
  ]
}

const toKey = ({ name, mode }: Entry) => `${name} (${mode})`

interface Export {
  readonly entries: readonly Entry[]
  /** The mode of a file of Figma's own export, which has only one. */
  readonly mode?: string
}

function readExport(text: string): Export {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Error('The export is not JSON, or it is cut off.')
  }
  const mode = modeSchema.safeParse(content).data?.$extensions['com.figma.modeName']
  if (mode !== undefined) {
    const entries = readTokens(content, mode)
    if (entries.length > 0) return { entries, mode }
  }
  const { data } = z
    .union([z.object({ meta: variablesSchema }).transform(({ meta }) => meta), variablesSchema])
    .safeParse(content)
  const entries = data === undefined ? [] : toEntries(data)
  if (entries.length === 0) {
    throw new Error(
      'The export has no variables. It must be a file of Figma’s own export of a mode, or the answer of its REST API to /variables/local.',
    )
  }
  return { entries }
}

/** What tells Figma's own export, a design-tokens document, from others. */
const modeSchema = z.object({ $extensions: z.object({ 'com.figma.modeName': z.string() }) })

const tokenSchema = z.object({
  $value: z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.object({
      components: z.tuple([z.number(), z.number(), z.number()]),
      alpha: z.number().optional(),
    }),
    z.object({ value: z.number(), unit: z.string() }),
  ]),
})

function readTokens(group: unknown, mode: string, path: readonly string[] = []): Entry[] {
  const token = tokenSchema.safeParse(group).data
  if (token !== undefined) {
    return [{ collection: '', name: path.join('/'), mode, value: toText(fromToken(token.$value)) }]
  }
  if (typeof group !== 'object' || group === null) return []
  return Object.entries(group).flatMap(([name, member]) =>
    name.startsWith('$') ? [] : readTokens(member, mode, [...path, name]),
  )
}

function fromToken(value: z.infer<typeof tokenSchema>['$value']): FigmaValue {
  if (typeof value !== 'object') return value
  if ('value' in value) return value.unit === 'rem' ? value.value * 16 : value.value
  const [r, g, b] = value.components
  return { r, g, b, a: value.alpha }
}

function toEntries({ variables, variableCollections }: Variables): Entry[] {
  return Object.values(variables).flatMap((variable) => {
    const collection = variableCollections[variable.variableCollectionId]
    return (collection?.modes ?? []).map(({ modeId, name: mode }) => ({
      collection: variable.variableCollectionId,
      name: variable.name,
      mode,
      value: toText(resolve(variable.id, modeId)),
    }))
  })

  /** The value behind aliases: of the same mode if the other variable has it, otherwise of its default mode. */
  function resolve(id: string, modeId: string, seen = new Set<string>()): FigmaValue | undefined {
    const variable = variables[id]
    const collection = variableCollections[variable?.variableCollectionId ?? '']
    const value =
      variable?.valuesByMode[modeId] ?? variable?.valuesByMode[collection?.defaultModeId ?? '']
    const alias = aliasSchema.safeParse(value).data
    if (alias === undefined) return value
    return seen.has(id) ? undefined : resolve(alias.id, modeId, seen.add(id))
  }
}

function toText(value: FigmaValue | undefined): string {
  const colour = colourSchema.safeParse(value).data
  if (colour !== undefined) {
    const { r, g, b, a = 1 } = colour
    const hex = toHex([r, g, b].map((part) => Math.round(part * 255)))
    return `${hex}${a < 1 ? ` at ${Math.round(a * 100)} %` : ''}`
  }
  if (typeof value === 'number') return String(round(value))
  return value === undefined ? 'an alias of nothing' : JSON.stringify(value)
}
