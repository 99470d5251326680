import type { articleCard as model } from '../fr/articleCard.ts'
import type { Translation } from '../texts.ts'

export const articleCard = {
  anonymous: 'Anonymous',
} as const satisfies Translation<typeof model>
