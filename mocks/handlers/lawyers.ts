import type { Resolvers } from './resolver.ts'

export const lawyers: Resolvers<'lawyers'> = {
  list: ({ database }) => database.lawyers.all(),
}
