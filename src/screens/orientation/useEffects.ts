import { useTranslation } from 'react-i18next'

import {
  type Blocks,
  blocks,
  type OrientationQuestion,
} from '#domain/orientation/orientation-questions.ts'

type EffectName<Block> = Block extends { effects: readonly (infer Effect)[] }
  ? Effect
  : Block extends { options: readonly (infer Option)[] }
    ? Option
    : never
/** Where the words of what an answer changes are: a question without them does not compile. */
type EffectKey = {
  [Name in OrientationQuestion]: `${Name}.${EffectName<Blocks[Name]> & string}`
}[OrientationQuestion]

/** Returns a function that says what an answer changes; undefined where the texts say nothing of the question. */
export function useEffects() {
  const { t } = useTranslation('orientation')
  return (question: OrientationQuestion, answer: string): string | undefined => {
    const { options, effects = options } = blocks[question]
    if (effects === undefined) return undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a question with one of its effects
    const key = `${question}.${effects.includes(answer) ? answer : 'any'}` as EffectKey
    return t(`effects.${key}`)
  }
}
