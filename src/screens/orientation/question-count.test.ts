import { expect, it } from 'vitest'

import { isQuestion } from '#domain/orientation/orientation-questions.ts'
import { listSteps, readAnswers } from '#domain/orientation/orientation.ts'
import { orientation as english } from '#i18n/en/orientation.ts'
import { orientation as french } from '#i18n/fr/orientation.ts'

it('the texts say how many questions everybody is asked', () => {
  const words: Readonly<Record<number, RegExp>> = { 6: /\bsix\b/, 7: /\b(sept|seven)\b/ }
  const word = words[listSteps(readAnswers({})).filter(isQuestion).length] ?? 'no word'
  for (const { aside } of [french, english]) expect(aside.noDecision).toMatch(word)
})
