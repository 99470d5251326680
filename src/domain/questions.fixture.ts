import { listAsked, type Question } from './questions.ts'

/**
 * Every way through the questions of a tool. `answer` gives what is known after each answer to a question; nothing, where its
 * answer does not matter.
 */
export function* listPaths<Name extends string, Known>(
  questions: Readonly<Record<Name, Pick<Question<Known>, 'isAsked'>>>,
  known: Known,
  answer: (known: Known, name: Name) => readonly Known[],
  seen: readonly Name[] = [],
): Generator<Known> {
  const next = listAsked(questions, known).find((name) => !seen.includes(name))
  if (next === undefined) yield known
  else {
    const answered = answer(known, next)
    for (const one of answered.length === 0 ? [known] : answered)
      yield* listPaths(questions, one, answer, [...seen, next])
  }
}
