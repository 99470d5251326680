/** Imported for its types alone: the texts themselves are loaded by namespace. */
export * from './layout.ts'
