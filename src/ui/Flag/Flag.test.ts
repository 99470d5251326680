import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { flagCodes } from '../../../scripts/flags.ts'
import { Flag } from './Flag.tsx'

const renderFlag = (code: string) => renderToStaticMarkup(createElement(Flag, { code }))

test('every country has its flag', () => {
  expect(flagCodes).toHaveLength(249)
  for (const code of flagCodes)
    expect(renderFlag(code)).toMatch(new RegExp(`src="/assets/flags-[^"]*/${code}.svg" alt=""`))
})
test('a code may have any case', () => expect(renderFlag('BE')).toBe(renderFlag('be')))
test('an unknown code shows its letters', () => expect(renderFlag('zz')).toMatch(/>zz<\/span>/))
