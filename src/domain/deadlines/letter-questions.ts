/** The questions about a letter, in their order. Apart, because the route of every page knows its search parameters. */
export const letterQuestions = [
  'country',
  'letter',
  'rule',
  'held',
  'came',
  'posted',
  'dated',
  'received',
] as const
export type LetterQuestion = (typeof letterQuestions)[number]
