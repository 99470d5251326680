import { type Asked, asksForLogin, isHtml, type Target } from './ask.ts'
import { checkCors } from './cors.ts'
import { checkIrreversible, irreversible, type Irreversible } from './irreversible.ts'
import { checkReads } from './reads.ts'
import { isFault, type Row } from './rows.ts'
import { checkWrites } from './writes.ts'

export interface Check extends Irreversible {
  readonly target: Target
  readonly write: boolean
  /** Ends the run before its end; own records are deleted first. */
  readonly stop: AbortSignal
}

export interface Report {
  readonly url: string
  readonly conforms: boolean
  readonly rows: readonly Row[]
  /** What is true of the server as a whole, in sentences. */
  readonly remarks: readonly string[]
}

/** Asks a server for every documented call. */
export async function checkConformance(check: Check): Promise<Report> {
  const { target } = check
  const { rows: reads, answers } = await checkReads(target)
  const [first] = answers
  if (first?.status === 0) return reportOf(target, [], [unreachable(target, first)])

  const rows = [...reads, ...(await checkCors(target, answers))]
  const remarks = remarksOn(target, rows, answers)
  if (check.write && !answers.every(isHtml)) {
    // Known to no other run and to no record of the server's own.
    const mark = `conformance-check-${crypto.randomUUID()}`
    const writes = await checkWrites(target, mark, check.stop)
    rows.push(...writes.rows, ...(await checkIrreversible(target, check)))
    if (writes.remaining.length > 0) {
      remarks.push(
        `These records of the check could not be deleted: ${writes.remaining.join(', ')}.`,
      )
    }
    if (check.stop.aborted) remarks.push('The check was stopped before its end.')
  }
  return reportOf(target, rows, remarks)
}

function reportOf({ url }: Target, rows: readonly Row[], remarks: readonly string[]): Report {
  const isWanting = rows.length === 0 || rows.some((row) => isFault(row) || isUnproven(row))
  return { url, conforms: !isWanting && remarks.length === 0, rows, remarks }
}

/** What cannot be undone and was not allowed is no want of the server's. */
function isUnproven({ call, result }: Row): boolean {
  return result === 'not asked' && !irreversible.includes(call)
}

function unreachable({ url }: Target, { body }: Asked): string {
  return `${url} cannot be reached: ${reasons[body] ?? body}.`
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host (ENOTFOUND)',
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  EAI_AGAIN: 'its name cannot be looked up now (EAI_AGAIN)',
}

function remarksOn(
  { url, origin }: Target,
  rows: readonly Row[],
  answers: readonly Asked[],
): string[] {
  const remarks: string[] = []
  if (answers.some(asksForLogin)) {
    remarks.push(`${url} asks for a login where the contract has none; --header can send one.`)
  } else if (answers.some(isHtml)) {
    remarks.push(`${url} answers HTML where JSON is documented: is it the address of a site?`)
  }
  if (rows.some(({ call, result }) => call === 'CORS' && result === 'refused')) {
    remarks.push(`${url} refuses CORS for ${origin}; --origin names the origin of your site.`)
  }
  return remarks
}
