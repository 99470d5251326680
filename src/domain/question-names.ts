import { letterQuestions } from './deadlines/letter-answers.ts'
import { isWritten, stepNames } from './orientation/orientation-questions.ts'
import { listNames } from './questions.ts'

/*
 * The search parameters of the tools, which the route of every page knows. A build has them as constants
 * (`scripts/constant-modules.ts`), so that no page loads the questions of another.
 */

/** What the address of a letter says: the answers, what was applied for, and which letter it is once answers are corrected. */
export const letterAddressNames = [...listNames(letterQuestions), 'subject', 'letterId'] as const

/** `person` is 'other' where somebody answers for another person. */
export const orientationNames = ['person', ...stepNames.filter(isWritten)] as const
