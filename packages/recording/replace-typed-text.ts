import type * as z from 'zod/mini'

/** Stands for every text that a person typed. */
export const textPlaceholder = 'replaced'
/** Stands for every number that a person typed. A schema should allow it wherever it allows a number. */
const numberPlaceholder = 1

/**
 * Replaces the texts and numbers in a JSON body by placeholders of the same types. Ids stay, and so does a value that
 * the schema takes from a list.
 */
export function replaceTypedText(body: string, schema: z.ZodMiniType | undefined): string {
  let original: unknown
  try {
    original = JSON.parse(body)
  } catch {
    return textPlaceholder
  }
  const replaced = replaceValues(original)
  const issues = schema?.safeParse(replaced).error?.issues ?? []
  for (const issue of issues.flatMap(listAlternatives)) {
    // A list of allowed values refuses the placeholder, and tells them.
    if (issue.code !== 'invalid_value') continue
    const value = getAtPath(original, issue.path)
    const parent = getAtPath(replaced, issue.path.slice(0, -1))
    const key = issue.path.at(-1)
    if (key !== undefined && parent instanceof Object && issue.values.some((one) => one === value))
      Reflect.set(parent, key, value)
  }
  return JSON.stringify(replaced)
}

/** The issues of each alternative of a union, or the issue itself. */
function listAlternatives(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  return issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function replaceValues(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceValues(item, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceValues(item, key)]),
    )
  }
  // `id`, `countryId`, `tagIds`
  if (/^id$|Ids?$/.test(name)) return value
  if (typeof value === 'string') return textPlaceholder
  return typeof value === 'number' ? numberPlaceholder : value
}

function getAtPath(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (part, key) => (part instanceof Object ? (Reflect.get(part, key) as unknown) : undefined),
    value,
  )
}
