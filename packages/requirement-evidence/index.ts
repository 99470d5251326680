/** A file that may cite clauses. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** One requirement of the specification. */
interface Clause {
  /** The section, then the number of the clause in it: '2.4.1', '8.7'. */
  readonly id: string
  readonly text: string
}

/** A story or test of the product that cites clauses. */
export interface Evidence {
  readonly kind: 'story' | 'test'
  /** The title of the stories or the path of the test file. */
  readonly source: string
  readonly name: string
  readonly citedIds: readonly string[]
}

/** The evidence of a file of tests. A test cites clauses in its title or in that of its group: `test('… (spec 2.4.2, 4.3)')`. */
export function parseTestEvidence({ path, text }: SourceFile): Evidence[] {
  return toEvidence('test', path, text)
}

/**
 * The evidence of a file of stories. A story cites clauses in the doc comment above it or above the `meta` of its file, or
 * in the title of a step: `… (spec 8.7)`.
 */
export function parseStoryEvidence({ path, text }: SourceFile): Evidence[] {
  const source = text.match(/title: '([A-Z][\w ]+\/[^']+)'/)?.[1] ?? path
  const comments = text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const (\w+)/g)
  const fromComments = Array.from(comments, ([, comment = '', name = '']): Evidence => ({
    kind: 'story',
    source,
    name: name === 'meta' ? 'all' : name,
    citedIds: parseCitations(comment),
  }))
  const fromSteps = toEvidence('story', source, text)
  return [...fromComments, ...fromSteps].filter(({ citedIds }) => citedIds.length > 0)
}

/** Evidence for each string in the text that cites a clause. */
function toEvidence(kind: Evidence['kind'], source: string, text: string): Evidence[] {
  const titles = text.matchAll(/(['"`])((?:(?!\1)[^\n])*\(spec \d(?:(?!\1)[^\n])*)\1/g)
  return Array.from(titles, ([, , name = '']) => ({
    kind,
    source,
    name,
    citedIds: parseCitations(name),
  }))
}

/** `'a level opens (spec 2.4.2, 4.3)'` cites 2.4.2 and 4.3. */
export function parseCitations(text: string): string[] {
  const citations = text.matchAll(/\bspec (\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*)/g)
  return Array.from(citations, ([, list = '']) => list.split(/, | and /)).flat()
}

/** The citations that name no clause and no section, as `path: number`. */
export function findWrongCitations(
  knownIds: ReadonlySet<string>,
  files: readonly SourceFile[],
): string[] {
  return files.flatMap(({ path, text }) =>
    parseCitations(text)
      .filter((id) => !knownIds.has(id))
      .map((id) => `${path}: ${id}`),
  )
}

/** A table row. The third cell, with what shows the clause, is written by `fillEvidence`. */
const clauseRow = /^\| (\d+(?:\.\d+)+) \| (.+?) \|.*\|$/gm

export function parseClauses(specification: string): Clause[] {
  return Array.from(specification.matchAll(clauseRow), ([, id = '', text = '']) => ({ id, text }))
}

/** The evidence that cites a clause by its own number. The number of a section alone is not evidence. */
export function findEvidence(id: string, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ citedIds }) => citedIds.includes(id))
}

/** The specification with the stories and tests of each clause in its row. */
export function fillEvidence(specification: string, evidence: readonly Evidence[]): string {
  return specification.replaceAll(clauseRow, (_, id: string, text: string) => {
    const entries = findEvidence(id, evidence).map(
      ({ kind, source, name }) => `${kind} \`${source}\` ${removeCitation(name)}`,
    )
    const cell = [...new Set(entries)].join('<br>').replaceAll('|', '\\|')
    return `| ${id} | ${text} | ${cell} |`
  })
}

function removeCitation(name: string): string {
  return name.replace(/ \(spec [^)]*\)/, '').replaceAll(/[<>{}*_`$]/g, '')
}
