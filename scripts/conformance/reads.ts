import { parameterNames } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'

import { answerRows } from './answer-rows.ts'
import { type Asked, ask, type Target } from './ask.ts'
import type { Row } from './rows.ts'

interface Reads {
  readonly rows: Row[]
  /** Every answer, for what can be said of the server as a whole. */
  readonly answers: Asked[]
}

/** Asks every call that only reads, the lists first: they name the records that the others ask for. */
export async function checkReads(target: Target): Promise<Reads> {
  const reads = allEndpoints()
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.origin === 'api')
    .toSorted((one, other) => placeOf(one.endpoint.path) - placeOf(other.endpoint.path))
  const rows: Row[] = []
  const answers: Asked[] = []
  const lists = new Map<string, unknown>()

  for (const { name, group, endpoint } of reads) {
    const [parameter] = parameterNames(endpoint.path)
    const id = parameter === undefined ? undefined : idFor(parameter, group, lists)
    if (parameter !== undefined && id === undefined) {
      rows.push({ call: name, field: '', result: 'not asked', detail: 'no record to ask for' })
      continue
    }
    const asked = await ask(target, endpoint, id)
    // What is true of the first answer's absence is true of all.
    if (asked.status === 0 && answers.length === 0) return { rows: [], answers: [asked] }
    answers.push(asked)
    rows.push(...answerRows(name, endpoint, asked))
    if (parameter === undefined) lists.set(group, parsed(asked.body))
  }
  return { rows, answers }
}

function placeOf(path: string): number {
  return parameterNames(path).length
}

/** How records name those of another entity. */
const references: Readonly<Record<string, string>> = {
  countries: 'countryId',
  visas: 'visaId',
  interventions: 'interventionId',
}

/** An id that the server itself names: in the records that refer to it, else in its own list. */
function idFor(
  parameter: string,
  group: string,
  lists: ReadonlyMap<string, unknown>,
): number | undefined {
  const owner = parameter === 'countryId' ? 'countries' : group
  const own = idsIn(lists.get(owner), 'id')
  const referred = [...lists.values()].flatMap((list) => idsIn(list, references[owner] ?? ''))
  return referred.find((id) => own.length === 0 || own.includes(id)) ?? own[0]
}

function idsIn(list: unknown, field: string): number[] {
  if (!Array.isArray(list)) return []
  return list
    .map((record: unknown) => (record as Record<string, unknown> | null)?.[field])
    .filter((id): id is number => Number.isInteger(id))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
