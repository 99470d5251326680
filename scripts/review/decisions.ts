import { readFile, rename, writeFile } from 'node:fs/promises'

import { z } from 'zod'

import { ReviewError } from './trees.ts'

const itemSchema = z.object({
  story: z.string(),
  title: z.string(),
  name: z.string(),
  width: z.number(),
  language: z.string(),
  kind: z.enum(['changed', 'new', 'gone', 'failed']),
  /** Of the two pictures. A decision counts for these only. */
  hash: z.string(),
  /** Paths from the page. */
  before: z.string().optional(),
  after: z.string().optional(),
  difference: z.string().optional(),
  /** Of the wider and the higher picture. */
  size: z.object({ width: z.number(), height: z.number() }).optional(),
  pixels: z.number().optional(),
  /** The files of the change that the story imports. */
  files: z.array(z.string()),
  /** Why there is no picture, or what the play function says. */
  message: z.string().optional(),
})
const treeSchema = z.object({
  name: z.string(),
  commit: z.string(),
  hash: z.string(),
  subject: z.string(),
})
const reviewSchema = z.object({
  format: z.literal(1),
  before: treeSchema,
  after: treeSchema,
  time: z.string(),
  /** A part of the ids of the stories, if not all were compared. */
  only: z.string(),
  stories: z.number(),
  compared: z.number(),
  items: z.array(itemSchema),
})
const decisionSchema = z.object({
  story: z.string(),
  width: z.number(),
  language: z.string(),
  hash: z.string(),
  decision: z.enum(['accepted', 'refused']),
  name: z.string().min(1),
  sentence: z.string(),
  time: z.iso.datetime(),
})
const decisionsSchema = z.object({ format: z.literal(1), decisions: z.array(decisionSchema) })

/** A picture that is new, gone, changed or could not be taken. */
export type Item = z.infer<typeof itemSchema>
/** The result of comparing two trees: `review.json`, and the data of the page. */
export type Review = z.infer<typeof reviewSchema>
/** What a reviewer decided about a pair of pictures. */
export type Decision = z.infer<typeof decisionSchema>

const toKey = ({ story, width, language, hash }: Item | Decision) =>
  [story, width, language, hash].join(' ')

/** Adds decisions to others. Of two about the same pictures the later one counts. */
export function mergeDecisions(
  known: readonly Decision[],
  added: readonly Decision[],
): readonly Decision[] {
  const merged = new Map<string, Decision>()
  for (const decision of [...known, ...added]) {
    const other = merged.get(toKey(decision))
    if (other === undefined || Date.parse(other.time) <= Date.parse(decision.time)) {
      merged.set(toKey(decision), decision)
    }
  }
  return [...merged.values()]
}

/** What is left to do before the change may land. A failed story cannot be accepted: nobody saw it. */
export function judge(items: readonly Item[], decisions: readonly Decision[]) {
  const decided = new Map(decisions.map((decision) => [toKey(decision), decision]))
  const visible = items.filter(({ kind }) => kind !== 'failed')
  const judged = visible.map((item) => ({ item, decision: decided.get(toKey(item)) }))
  return {
    undecided: judged.filter(({ decision }) => decision === undefined).map(({ item }) => item),
    refused: judged.flatMap(({ item, decision }) =>
      decision?.decision === 'refused' ? [{ item, decision }] : [],
    ),
    failed: items.filter(({ kind }) => kind === 'failed'),
    accepted: judged.filter(({ decision }) => decision?.decision === 'accepted').length,
  }
}

const describe = ({ title, name, width, language, kind }: Item) =>
  `${title}: ${name}, ${width} px, ${language} (${kind})`

/** The verdict as text, and whether everything is accepted. */
export function formatVerdict({ undecided, refused, failed, accepted }: ReturnType<typeof judge>) {
  const lines = [
    ...undecided.map((item) => `undecided  ${describe(item)}`),
    ...refused.map(
      ({ item, decision }) =>
        `refused    ${describe(item)}, by ${decision.name}: ${decision.sentence}`,
    ),
    ...failed.map((item) => `failed     ${describe(item)}: ${item.message ?? ''}`),
    `${accepted} accepted, ${undecided.length} undecided, ${refused.length} refused, ${failed.length} failed`,
  ]
  return { text: lines.join('\n'), isAccepted: lines.length === 1 }
}

export const parseDecision = (json: unknown) => decisionSchema.parse(json)

/** Reads a file of decisions; none if there is no file. Throws a sentence if it cannot be read. */
export async function readDecisions(file: string): Promise<readonly Decision[]> {
  return (await readJson(file, decisionsSchema))?.decisions ?? []
}

export async function readReview(file: string): Promise<Review> {
  const review = await readJson(file, reviewSchema)
  if (review !== undefined) return review
  throw new ReviewError('There is no review yet. Make one: npm run review -- main')
}

let lastWrite: Promise<unknown> = Promise.resolve()

/** Adds decisions to a file, one call after the other. A file that is damaged stays as it is. */
export async function addDecisions(
  file: string,
  added: readonly Decision[],
): Promise<readonly Decision[]> {
  const write = async () => {
    const decisions = mergeDecisions(await readDecisions(file), added)
    const content = JSON.stringify({ format: 1, decisions }, undefined, 1)
    await writeFile(`${file}.new`, `${content}\n`)
    await rename(`${file}.new`, file)
    return decisions
  }
  const result = lastWrite.then(write, write)
  lastWrite = result.catch(() => undefined)
  return result
}

/** The content of a file; undefined if there is none. */
async function readJson<Content>(
  file: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error).split('\n')[0] : String(error)
    throw new ReviewError(
      `${file} is damaged (${reason}). Nothing was changed. Correct or move the file, then try again.`,
      { cause: error },
    )
  }
}
