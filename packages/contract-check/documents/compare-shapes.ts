import { appendName } from '../body.ts'
import type { Shape } from './shapes.ts'

/** The kinds of consequences of a difference for the client. */
export type DifferenceKind = 'breaking' | 'added' | 'missing'
export type Report = (kind: DifferenceKind, part: string, detail: string) => void

type Side = 'answer' | 'request'

/** What is reported about a field. An optional or an extra field breaks nothing. */
const fieldReports = {
  answer: {
    required: 'not documented, but the client needs it',
    optional: ['missing', 'not documented; the client works without it'],
    extra: ['added', 'a field that the client ignores'],
  },
  request: {
    required: 'required, but the client does not send it',
    optional: ['added', 'an optional field that the client does not send'],
    extra: [
      'missing',
      'not documented, but the client sends it; a server may ignore it or refuse it',
    ],
  },
} as const

/** Compares what one side writes with what the other reads. The server writes an answer, the client a request. */
export function compareShapes(
  side: Side,
  written: Shape,
  read: Shape,
  path: string,
  report: Report,
): void {
  const part = toPart(side, path)
  const unresolved = written.unresolved ?? read.unresolved
  if (unresolved !== undefined) {
    report('breaking', part, `cannot be compared: "${unresolved}" is not in the document`)
    return
  }
  if (!fitsInto(written.types, read.types)) {
    const [actual, expected] = [written.types, read.types].map(formatTypes)
    const detail = {
      answer: `${actual}, where the client reads ${expected}`,
      request: `${expected}, where the client sends ${actual}`,
    }
    report('breaking', part, detail[side])
    return
  }
  const { required, optional, extra } = fieldReports[side]
  const extraNames = [...written.properties.keys()].filter((name) => !read.properties.has(name))
  const missingCount = [...read.properties].filter(
    ([name, { isRequired }]) => isRequired && !written.properties.has(name),
  ).length
  for (const [name, { isRequired, readShape }] of read.properties) {
    const field = appendName(path, name)
    const source = written.properties.get(name)
    if (source !== undefined) compareShapes(side, source.readShape(), readShape(), field, report)
    else if (isRequired) {
      const hint = formatHint(readShape(), written, extraNames)
      report('breaking', toPart(side, field), required + hint)
    } else if (written.properties.size > 0) {
      const [kind, detail] = optional
      // The names on the other side belong to the required fields first.
      const hint =
        extraNames.length > missingCount ? formatHint(readShape(), written, extraNames) : ''
      report(kind, toPart(side, field), detail + hint)
    }
  }
  if (read.properties.size > 0) {
    for (const name of extraNames) report(extra[0], toPart(side, appendName(path, name)), extra[1])
  }
  const [writtenItems, readItems] = [written.readItems(), read.readItems()]
  if (writtenItems !== undefined && readItems !== undefined) {
    compareShapes(side, writtenItems, readItems, `${path}[]`, report)
  }
}

/** Whether every value of some types is of the others. Null is ignored, and no types are any type. */
function fitsInto(types: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (types.size === 0 || others.size === 0) return true
  return [...types].every(
    (type) => type === 'null' || others.has(type) || (type === 'integer' && others.has('number')),
  )
}

function formatTypes(types: ReadonlySet<string>): string {
  return [...types].filter((type) => type !== 'null').join(' or ')
}

/** The fields that may be a missing field under a new name: those of a type that it may have. */
function formatHint(missing: Shape, written: Shape, names: readonly string[]): string {
  const likely = names.filter((name) => {
    const shape = written.properties.get(name)?.readShape()
    return shape !== undefined && fitsInto(shape.types, missing.types)
  })
  return likely.length === 0 ? '' : `; is it ${likely.join(' or ')}?`
}

function toPart(side: Side, path: string): string {
  return path === '' ? side : `${side} ${path}`
}
