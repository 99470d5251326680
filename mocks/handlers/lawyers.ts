import type { Implementations } from './implementation.ts'

export const lawyers: Implementations<'lawyers'> = {
  list: ({ database }) => database.lawyers.all(),
}
