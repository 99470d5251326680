import type { visaCard as model } from '../fr/visaCard.ts'
import type { Translation } from '../texts.ts'

export const visaCard = {
  visaOf: 'Visa · {{country}}',
  show: 'What you need to know',
  hide: 'Turn the card over',
  levels: 'Service levels',
  more: 'About this visa',
  moreAbout: 'About this visa: {{visa}}',
} as const satisfies Translation<typeof model>
