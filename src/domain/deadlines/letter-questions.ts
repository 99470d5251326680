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

/** What the address of a letter says: the answers, what was applied for, and which letter it is once answers are corrected. */
export const letterAddressNames = [...letterQuestions, 'subject', 'letterId'] as const
/** A letter in a URL or a file. */
export type LetterAddress = {
  readonly [Name in (typeof letterAddressNames)[number]]?: string | undefined
}
