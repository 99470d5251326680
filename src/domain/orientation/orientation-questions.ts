import type { Question } from '../questions.ts'

/** Answers by question; empty where there is none. */
type Answers = Readonly<Record<string, string>>

/** All that is known of a question. To add one, write its block here and its words in the texts: everything else follows. */
interface OrientationBlock extends Question<Answers, 'missing'> {
  /**
   * Absent: one of `options`. `country`: one of `options` or the slug of a country. `pair`: two such slugs. `page`: to be read,
   * without an answer.
   */
  readonly kind?: 'country' | 'pair' | 'page'
  readonly options?: readonly string[]
  /** The answers of which the texts say what they change; 'any' stands for all others. Without it, each option is one. */
  readonly effects?: readonly string[]
  /** The answer that says 'I don’t know', where a visa depends on it: what follows has to be checked. */
  readonly unsure?: string
  /** An answer of URLs that people have kept, which is none any more: the question is asked again, and says so. */
  readonly former?: string
  /** The question whose answer decides whether this one is asked. */
  readonly on?: 'decision' | 'country'
  /** The answer is held in memory only, and may be missing: no URL, storage, history, note or mail may have it. */
  readonly isHeld?: true
}

/** A question that must have one of its options as an answer. */
const choice = <const Block extends Partial<OrientationBlock> & Choices>(block: Block) => ({
  ...block,
  check: (answers: Answers, name: string) =>
    block.options.some((option) => option === answers[name]) ? undefined : ('missing' as const),
})
type Choices = Required<Pick<OrientationBlock, 'options'>>

/** Asked only after one of these answers to another question. */
const after = (on: NonNullable<OrientationBlock['on']>, given: readonly string[]) => ({
  on,
  isAsked: (answers: Answers) => given.includes(answers[on] ?? ''),
})

/** Beside the slugs of countries: two of them, or one that the site does not have or the person does not know. */
export const twoCountries = 'two'
export const otherCountry = 'other'

/** The two slugs of an answer 'belgique,france'. */
export function splitPair(pair: string): string[] {
  return pair === '' ? [] : pair.split(',')
}

/** The questions of the orientation, in their order (spec 2.1). */
export const orientationQuestions = {
  decision: choice({
    options: ['none', 'refusal', 'order', 'waiting', 'unknown'],
    unsure: 'unknown',
  }),
  // A letter may have started a time limit: it comes before any visa.
  letter: { kind: 'page', ...after('decision', ['refusal', 'order', 'unknown']) },
  country: {
    kind: 'country',
    options: [twoCountries, otherCountry],
    effects: [twoCountries, otherCountry, 'any'],
    unsure: otherCountry,
    // It need not exist: the result says if it does not.
    check: ({ country }) => (country === '' ? 'missing' : undefined),
  },
  pair: {
    kind: 'pair',
    ...after('country', [twoCountries]),
    // Two slugs that differ.
    check: ({ pair = '' }) => (/^([^,]+),(?!\1$)[^,]+$/.test(pair) ? undefined : 'missing'),
  },
  purpose: choice({
    options: ['study', 'work', 'business', 'family', 'visit', 'income', 'other'],
    effects: ['other', 'any'],
    unsure: 'other',
  }),
  regime: choice({
    options: ['neither', 'citizen', 'relativeAbroad', 'relativeHome', 'unknown'],
    unsure: 'unknown',
    // It did not say whether the relative lives in his own country, where ordinary law applies.
    former: 'relative',
  }),
  place: { options: ['abroad', 'permit', 'noPermit', 'private'], isHeld: true },
  // What help one looks for changes no visa, so that nothing has to be checked.
  help: choice({ options: ['advice', 'prepare', 'everything', 'alone', 'unknown'] }),
} as const satisfies Readonly<Record<string, OrientationBlock>>

export type Blocks = typeof orientationQuestions
/** A page of the orientation before its result: a question, or one to read. */
export type OrientationStep = keyof Blocks
/** A question with an answer that is written or held. */
export type OrientationQuestion = {
  [Name in OrientationStep]: Blocks[Name] extends { kind: 'page' } ? never : Name
}[OrientationStep]
/** A question whose answer stands in the URL. */
export type WrittenQuestion = {
  [Name in OrientationQuestion]: Blocks[Name] extends { isHeld: true } ? never : Name
}[OrientationQuestion]

/** The same, with every fact that a question may have. */
export const blocks: Readonly<Record<OrientationStep, OrientationBlock>> = orientationQuestions

export function isQuestion(step: OrientationStep): step is OrientationQuestion {
  return blocks[step].kind !== 'page'
}

export function isWritten(step: OrientationStep): step is WrittenQuestion {
  return isQuestion(step) && blocks[step].isHeld !== true
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const stepNames = Object.keys(blocks) as OrientationStep[]
export const questionNames = stepNames.filter(isQuestion)
