import type { law as model } from '../fr/law.ts'
import type { Translation } from '../texts.ts'

export const law = {
  summary_one: 'Checked on {{day}}, source',
  summary_other: 'Checked on {{day}}, sources',
  notVerified: 'Compared with the source quoted. Demonstration: no lawyer has checked it.',
  validTo: 'To be read again before {{day}}.',
} as const satisfies Translation<typeof model>
