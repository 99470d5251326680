import { expect, it } from 'vitest'

import { isQuestion } from '#domain/orientation/orientation-questions.ts'
import { listSteps, readAnswers } from '#domain/orientation/orientation.ts'
import { orientation as english } from '#i18n/en/orientation.ts'
import { pages as englishPages } from '#i18n/en/pages.ts'
import { orientation as french } from '#i18n/fr/orientation.ts'
import { pages as frenchPages } from '#i18n/fr/pages.ts'

it('the texts say how many questions everybody is asked', () => {
  const words: Readonly<Record<number, RegExp>> = { 6: /\bsix\b/, 7: /\b(sept|seven)\b/ }
  const word = words[listSteps(readAnswers({})).filter(isQuestion).length] ?? 'no word'
  for (const { aside } of [french, english]) expect(aside.noDecision).toMatch(word)
  for (const { orientation } of [frenchPages, englishPages])
    expect(orientation.description).toMatch(word)
})
