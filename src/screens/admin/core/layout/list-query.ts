import type { Api } from '#api/api.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'

/** The key of the list of an entity, as `createApi` makes it. */
export const getListKey = (entity: EntityName) => [entity, 'list'] as const

/** The query of the list page of an entity, for what knows no entity by name. */
export function getListQuery({ calls }: Pick<Api, 'calls'>, entity: EntityName) {
  return {
    queryKey: getListKey(entity),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly ListedRecord[]> =>
      calls[entity].list({}, signal),
  }
}
