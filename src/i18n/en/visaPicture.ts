import type { visaPicture as model } from '../fr/visaPicture.ts'
import type { Translation } from '../texts.ts'

export const visaPicture = {
  failed: 'The picture could not be loaded',
} as const satisfies Translation<typeof model>
