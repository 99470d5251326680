import type { visaSelection as model } from '../fr/visaSelection.ts'
import type { Translation } from '../texts.ts'

export const visaSelection = {
  country: 'Country',
  visa: 'Visa',
  choice: 'Choice of visa',
  visaPlaceholder: 'Select a visa',
  countriesLoading: 'Loading the countries…',
  noCountry: 'No country found. Please try again later.',
  retry: 'Try again',
  visasOf: 'Visas: {{country}}',
} as const satisfies Translation<typeof model>
