import { compareShapes, type DifferenceKind, type Report } from './compare-shapes.ts'
import { type Content, type Operation, readDocumentedCalls } from './operations.ts'
import type { OpenApiDocument } from './parse-document.ts'
import type { Shape } from './shapes.ts'

/** One difference between a server's OpenAPI document and ours. */
export interface Difference {
  /** `GET /api/Visas/{id}`. */
  readonly call: string
  /** `answer [].name`, `request name` or `status`; empty for the whole call. */
  readonly part: string
  readonly detail: string
}

/** In what a server's document differs from ours. The lists are the kinds of consequences for the client. */
export interface DocumentComparison {
  readonly breaking: readonly Difference[]
  /** What only the server has. The client ignores it. */
  readonly added: readonly Difference[]
  /** What only we have. The client works without it. */
  readonly missing: readonly Difference[]
}

/**
 * Compares the OpenAPI document of a server with ours, which says what the client asks for. Whether a value may be null
 * is not compared, because generators say of every text that it may.
 */
export function compareDocuments(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
): DocumentComparison {
  const ourCalls = readDocumentedCalls(ours).operations
  const theirCalls = addBasePath(ourCalls, readDocumentedCalls(theirs))
  const remaining = new Set(theirCalls)
  const differences: Record<DifferenceKind, Difference[]> = {
    breaking: [],
    added: [],
    missing: [],
  }
  const reportFor =
    (call: string): Report =>
    (kind, part, detail) => {
      const known = differences[kind].some(
        (other) => other.call === call && other.part === part && other.detail === detail,
      )
      // Two success statuses often have the same body.
      if (!known) differences[kind].push({ call, part, detail })
    }

  for (const our of ourCalls) {
    const report = reportFor(`${our.method} ${our.path}`)
    const their = findOperation(our, theirCalls)
    if (their !== undefined) {
      remaining.delete(their)
      compareOperations(our, their, report)
    } else if (our.hasOwnServer) {
      report('missing', '', 'a static file of the site; the server need not have it')
    } else {
      report('breaking', '', describeMissingCall(our, theirCalls))
    }
  }
  for (const { method, path } of remaining) {
    reportFor(`${method} ${path}`)('added', '', 'a call that the client does not make')
  }
  return differences
}

/** Their calls below one of their base paths, which may contain the beginning of our paths, or come before them. */
function addBasePath(
  ours: readonly Operation[],
  { operations, basePaths }: ReturnType<typeof readDocumentedCalls>,
): readonly Operation[] {
  const wanted = new Set(ours.map(({ path }) => toPattern(path).toLowerCase()))
  const candidates = ['', ...basePaths].map((basePath) =>
    operations.map((operation) => ({ ...operation, path: basePath + operation.path })),
  )
  const countMatches = (calls: readonly Operation[]) =>
    calls.filter(({ path }) => wanted.has(toPattern(path).toLowerCase())).length
  return candidates.reduce((best, calls) =>
    countMatches(calls) > countMatches(best) ? calls : best,
  )
}

/** A path without the names of its parameters, which no request contains. */
function toPattern(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}

/** The operation with the same method and path, or else one whose path differs in case only. */
function findOperation(
  { method, path }: Operation,
  theirs: readonly Operation[],
): Operation | undefined {
  const pattern = toPattern(path)
  const candidates = theirs.filter(
    (their) =>
      their.method === method && toPattern(their.path).toLowerCase() === pattern.toLowerCase(),
  )
  return candidates.find((their) => toPattern(their.path) === pattern) ?? candidates[0]
}

function describeMissingCall(our: Operation, theirs: readonly Operation[]): string {
  const others = theirs.filter(({ path }) => toPattern(path) === toPattern(our.path))
  return others.length === 0
    ? 'no such path'
    : `no such method; the path has ${others.map(({ method }) => method).join(', ')}`
}

function compareOperations(ours: Operation, theirs: Operation, report: Report): void {
  if (toPattern(theirs.path) !== toPattern(ours.path)) {
    report('breaking', '', `differs in case: ${theirs.path}`)
  }
  for (const { name, place, isRequired } of theirs.parameters) {
    if (ours.parameters.some((our) => our.name === name && our.place === place)) continue
    report(
      isRequired ? 'breaking' : 'added',
      `request ${name}`,
      isRequired
        ? `a required ${place} parameter that the client does not send`
        : `an optional ${place} parameter`,
    )
  }
  compareRequestBodies(ours, theirs, report)
  compareAnswers(ours, theirs, report)
}

function compareRequestBodies(ours: Operation, theirs: Operation, report: Report): void {
  const [sent] = ours.requestBody?.content ?? []
  if (sent === undefined) {
    if (theirs.requestBody?.isRequired === true) {
      report('breaking', 'request', 'a required body that the client does not send')
    }
    return
  }
  const [contentType, ourShape] = sent
  if (theirs.requestBody === undefined) {
    report('breaking', 'request', `no body, where the client sends ${contentType}`)
    return
  }
  const theirShape = findContent(theirs.requestBody.content, contentType)
  if (theirShape === undefined) {
    const accepted = [...theirs.requestBody.content.keys()].join(' or ')
    report('breaking', 'request', `accepts ${accepted}, where the client sends ${contentType}`)
  } else {
    compareShapes('request', ourShape, theirShape, '', report)
  }
}

function compareAnswers(ours: Operation, theirs: Operation, report: Report): void {
  const documented = [...theirs.responses.keys()]
  const successes = documented.filter((status) => /^2(?:\d\d|xx)$/i.test(status))
  const known = [...ours.responses.keys()].filter((status) => status.startsWith('2'))
  for (const status of successes) {
    if (known.includes(status) || !/^\d+$/.test(status)) continue
    report('breaking', 'status', `${status}, where the client expects ${known.join(' or ')}`)
  }
  const used = successes.length > 0 ? successes : documented.filter((key) => key === 'default')
  if (used.length === 0) report('breaking', 'status', 'no success status is documented')

  const wanted = known
    .map((status) => findContent(ours.responses.get(status), 'application/json'))
    .find((shape) => shape !== undefined)
  if (wanted === undefined || isSilent(wanted) || used.length === 0) return
  const contents = used.map((status) => theirs.responses.get(status))
  const answers = contents
    .map((content) => findContent(content, 'application/json'))
    .filter((shape) => shape !== undefined)
  if (answers.length === 0) {
    const types = contents.flatMap((content) => [...(content?.keys() ?? [])])
    const instead = types.length === 0 ? 'no body is' : `only ${types.join(' and ')} is`
    report('breaking', 'answer', `${instead} documented, where the client reads JSON`)
  }
  for (const answer of answers) {
    if (isSilent(answer)) report('breaking', 'answer', 'its fields are not documented')
    else compareShapes('answer', answer, wanted, '', report)
  }
}

/** The schema for a content type. Servers name JSON in several ways. */
function findContent(content: Content = new Map(), contentType: string): Shape | undefined {
  const isMatch = (type: string) =>
    type.startsWith(contentType) ||
    type.startsWith('*/*') ||
    (contentType === 'application/json' && /[/+]json\b/i.test(type))
  return [...content].find(([type]) => isMatch(type))?.[1]
}

function isSilent({ types, properties, unresolved }: Shape): boolean {
  return types.size === 0 && properties.size === 0 && unresolved === undefined
}

/** Formats a comparison: three lists and a conclusion. */
export function formatComparison(source: string, comparison: DocumentComparison): string {
  const { breaking, added, missing } = comparison
  const lists = [
    ['Breaks the client:', breaking],
    ['New, and ignored by the client:', added],
    ['Missing, but not needed by the client:', missing],
  ] as const
  return [
    source,
    ...lists.flatMap(([title, differences]) =>
      differences.length === 0 ? [] : ['', title, ...differences.map(formatDifference)],
    ),
    '',
    `${breaking.length === 0 ? 'Fits the client' : 'Does not fit the client'}: ${breaking.length} breaking, ${added.length} new, ${missing.length} missing.`,
  ].join('\n')
}

function formatDifference({ call, part, detail }: Difference): string {
  return `  ${call}${part === '' ? '' : `, ${part}`}: ${detail}`
}
