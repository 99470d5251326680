/** Imported for its types alone: the texts themselves are loaded by namespace. */
export * from './layout.ts'
export * from './faq.ts'
export * from './interventions.ts'
export * from './legal.ts'
export * from './offers.ts'
export * from './visaSelection.ts'
export * from './home.ts'
export * from './articleCard.ts'
