import type { Resolvers } from './resolver.ts'

export const tags: Resolvers<'tags'> = {
  list: ({ database }) => database.tags.all(),
  create: ({ body, database }) => database.tags.insert(body),
}
