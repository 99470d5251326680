import type { visaSelection as model } from '../fr/visaSelection.ts'
import type { Translation } from '../texts.ts'

export const visaSelection = {
  country: 'Country',
  visa: 'Visa',
  source: '{{name}} · {{path}} · General information; it does not replace a lawyer’s advice.',
  change: 'Change country or visa',
  visaPlaceholder: 'Select a visa',
  countriesLoading: 'Loading the countries…',
  noCountry: 'No country found. Please try again later.',
  retry: 'Try again',
  visasOf: 'Visas: {{country}}',
  parts: {
    label: 'This visa',
    visa: 'The visa',
    interventions: 'A lawyer’s help',
    offers: 'The offers',
    lawyers: 'The lawyers',
  },
  visaDetails: 'See the visas in detail',
  next: {
    title: 'Where to go from here',
    interventions: 'What a lawyer does for this visa',
    levels_one: '{{count}} service level',
    levels_other: '{{count}} service levels',
    offers: 'What it costs',
    questions: 'Frequent questions about this visa',
    caseFile: 'Gather my documents in a file',
  },
} as const satisfies Translation<typeof model>
