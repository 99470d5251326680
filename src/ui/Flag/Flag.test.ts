import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Flag } from './Flag.tsx'

const renderFlag = (code: string) => renderToStaticMarkup(createElement(Flag, { code }))

test('every flag of the site has its file', () => {
  for (const code of 'be fr lu cm ch ca gb us de nl it es pt ma dz tn sn ci cd ga'.split(' ')) {
    expect(renderFlag(code)).toMatch(new RegExp(`src="[^"]*/${code}[.-][^"]*svg[^"]*" alt=""`))
  }
})
test('a code may have any case', () => expect(renderFlag('BE')).toBe(renderFlag('be')))
test('an unknown code shows its letters', () => expect(renderFlag('zz')).toMatch(/>zz<\/span>/))
