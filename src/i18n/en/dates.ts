import type { dates as model } from '../fr/dates.ts'
import type { Translation } from '../texts.ts'

export const dates = {
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  errors: {
    missing: 'Give the day, the month and the year.',
    incomplete: 'The day, the month or the year is missing.',
    noSuchDay:
      'There is no such day: check the day and the month, and write the year with four figures.',
  },
  printedOn: 'Droit de Cité. Printed on {{day}}. {{url}}',
} as const satisfies Translation<typeof model>
