import { expect, it } from 'vitest'

import { blocks } from '#domain/orientation/orientation-questions.ts'
import { orientation as english } from '#i18n/en/orientation.ts'
import { orientation as french } from '#i18n/fr/orientation.ts'

const listKeys = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([name, inner]) => [name, Object.keys(inner)]))

it('each option of a question has its words, in both languages and for another person', () => {
  const options = Object.fromEntries(
    Object.entries(blocks).flatMap(([name, { options: listed }]) =>
      listed ? [[name, listed]] : [],
    ),
  )
  for (const texts of [french, english]) {
    expect(listKeys(texts.answers)).toEqual(options)
    expect(listKeys(texts.forOther.answers)).toEqual(options)
  }
})

it.each(Object.entries(blocks))('what is said of the options of %s are options', (_, block) => {
  const { options = [], unsure = options[0], former = '', effects = [] } = block
  expect([...options, undefined]).toContain(unsure)
  expect(options).not.toContain(former)
  expect([...options, 'any']).toEqual(expect.arrayContaining([...effects]))
})
