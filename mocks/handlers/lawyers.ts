import type { Resolvers } from './implementation.ts'

export const lawyers: Resolvers<'lawyers'> = {
  list: ({ database }) => database.lawyers.all(),
}
