import type { Implementations } from './implementation.ts'

export const tags: Implementations<'tags'> = {
  list: ({ database }) => database.tags.all(),
  create: ({ body, database }) => database.tags.insert(body),
}
