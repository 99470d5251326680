/**
 * A question of a tool. The questions are an object of such blocks, by name, in the order in which they are asked. A tool adds
 * what else it knows, such as the answers that can be chosen; the words are in the texts, under the same name. `Known` is what
 * is known when a question is asked, and `Checked` what is known when its answer is checked.
 */
export interface Question<Known, Problem extends string = string, Checked = Known> {
  /** Whether it is asked, given what is known so far; always, without this. */
  readonly isAsked?: (known: Known) => boolean
  /** What is wrong with its answer; without this, it need not have one. */
  readonly check?: (checked: Checked, name: string) => Problem | undefined
}

export function listNames<Name extends string>(questions: Readonly<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  return Object.keys(questions) as Name[]
}

/** What is asked, given what is known. */
export function listAsked<Name extends string, Known>(
  questions: Readonly<Record<Name, Pick<Question<Known>, 'isAsked'>>>,
  known: Known,
): Name[] {
  return listNames(questions).filter((name) => questions[name].isAsked?.(known) ?? true)
}

/** What is wrong with the answers that are asked for, in their order. */
export function checkAsked<Name extends string, Known, Problem extends string>(
  questions: Readonly<Record<Name, Question<Known, Problem>>>,
  known: Known,
): { readonly [One in Name]?: Problem } {
  const checked = listAsked(questions, known).map(
    (name) => [name, questions[name].check?.(known, name)] as const,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the questions as keys
  return Object.fromEntries(checked.filter(([, problem]) => problem !== undefined)) as {
    readonly [One in Name]?: Problem
  }
}
