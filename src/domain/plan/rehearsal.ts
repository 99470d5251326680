import type { EntityName } from '../entities.ts'
import type { PlanServer, Values } from './plan.ts'

/** The records that a rehearsal starts from. */
export type RehearsedRecords = Readonly<
  Partial<Record<EntityName, readonly { readonly id: number; readonly values: Values }[]>>
>

const toKey = (entity: EntityName, id: number) => `${entity}/${id}`

/** A server in memory: a plan that runs on it changes nothing, and meets what it would meet. */
export function createRehearsal(
  records: RehearsedRecords,
  { isSame, toReference }: Pick<PlanServer, 'isSame' | 'toReference'>,
): PlanServer & { readonly getValues: (entity: EntityName, id: number) => Values | undefined } {
  const stored = new Map<string, Values>()
  for (const [entity, list] of Object.entries(records)) {
    for (const { id, values } of list) stored.set(`${entity}/${id}`, values)
  }
  let lastId = 0
  return {
    isSame,
    toReference,
    getValues: (entity, id) => stored.get(toKey(entity, id)),
    read(entity, id) {
      const values = stored.get(toKey(entity, id))
      return values === undefined
        ? Promise.reject(new Error(`There is no record ${toKey(entity, id)}.`))
        : Promise.resolve({ values })
    },
    create(entity, values) {
      // Below zero: no id of the server.
      lastId -= 1
      stored.set(toKey(entity, lastId), values)
      return Promise.resolve(lastId)
    },
    update(entity, id, { values }, changes) {
      stored.set(toKey(entity, id), { ...values, ...changes })
      return Promise.resolve()
    },
  }
}
