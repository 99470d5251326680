import { manyLawyers } from '../database/many-lawyers.ts'
import type { Implementations } from './implementation.ts'

export const lawyers: Implementations<'lawyers'> = {
  async list({ database, count }) {
    const rows = await database.lawyers.all()
    return count === undefined ? rows : manyLawyers(rows, count)
  },
}
