import type { articleCard as model } from '../fr/articleCard.ts'
import type { Translation } from '../texts.ts'

export const articleCard = {
  anonymous: 'Anonymous',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
} as const satisfies Translation<typeof model>
