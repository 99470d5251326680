import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { type Project, ReviewError } from './project.ts'
import { type Decision, type Decisions, mergeDecisions, type Review } from './review.ts'

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

export const parseDecision = (json: unknown): Decision => decisionSchema.parse(json)

/** Reads the last review. */
export async function readReview({ folder, command }: Project): Promise<Review> {
  const content = await readFile(join(folder, 'review.json'), 'utf8').catch(returnIfMissing)
  if (content === undefined)
    throw new ReviewError(`There is no review yet. Make one: ${command} main`)
  return JSON.parse(content) as Review
}

/** Reads a file of decisions; none if there is no file. Throws a sentence if it cannot be read. */
export async function readDecisions(file: string): Promise<readonly Decision[]> {
  try {
    const content = await readFile(file, 'utf8').catch(returnIfMissing)
    return content === undefined ? [] : decisionsSchema.parse(JSON.parse(content)).decisions
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    const [reason] = (error instanceof z.ZodError ? z.prettifyError(error) : String(error)).split(
      '\n',
    )
    throw new ReviewError(
      `${file} is damaged (${reason}). Nothing was changed. Correct or move the file, then try again.`,
      { cause: error },
    )
  }
}

let lastWrite: Promise<unknown> = Promise.resolve()

/** Adds decisions to a file, one call after the other. A file that is damaged stays as it is. */
export async function addDecisions(file: string, added: readonly Decision[]): Promise<Decisions> {
  const write = async () => {
    const decisions = mergeDecisions(await readDecisions(file), added)
    const content = JSON.stringify({ format: 1, decisions: [...decisions.values()] }, undefined, 1)
    await writeFile(`${file}.new`, `${content}\n`)
    await rename(`${file}.new`, file)
    return decisions
  }
  const result = lastWrite.then(write, write)
  lastWrite = result.catch(() => undefined)
  return result
}

/** Undefined for a file that is not there; throws any other error. */
function returnIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
