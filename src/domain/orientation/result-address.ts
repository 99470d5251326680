import { blocks, questionNames } from './orientation-questions.ts'
import {
  type OrientationAnswers,
  readAnswers,
  toOrientationSearch,
  writeSearch,
} from './orientation.ts'

/**
 * Answers that lead to a result, for tests, stories and pictures: those that are given, and the first option of every other question
 * that is asked. So a new question changes none of them. An answer that is given as '' stays a question.
 */
export function fillAnswers(given: Partial<OrientationAnswers> = {}): OrientationAnswers {
  const first = questionNames.flatMap((name) => {
    const { kind, isHeld, options = [] } = blocks[name]
    return kind === undefined && isHeld !== true ? [[name, options[0]] as const] : []
  })
  const answers = readAnswers({ ...Object.fromEntries(first), country: 'belgique', ...given })
  return readAnswers(toOrientationSearch(answers))
}

/** The URL of these answers. */
export function getResultPath(given?: Partial<OrientationAnswers>): string {
  return `/orientation?${writeSearch(toOrientationSearch(fillAnswers(given)))}`
}
