/**
 * The questions whose answers stand in the URL, in their order. Apart, because the route of every page knows its search
 * parameters. Where the person is, is not among them: that answer stands nowhere.
 */
export const writtenQuestions = [
  'decision',
  'country',
  'pair',
  'purpose',
  'regime',
  'help',
] as const
export type WrittenQuestion = (typeof writtenQuestions)[number]

/** The search parameters of the answers. `person` is 'other' where somebody answers for another person. */
export const orientationAddressNames = ['person', ...writtenQuestions] as const
