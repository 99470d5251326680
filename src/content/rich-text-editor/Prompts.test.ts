import { describe, expect, it } from 'vitest'

import { parseLink } from './Prompts.tsx'

describe('parsing a typed URL', () => {
  it.each([
    ['https://exemple.be/a?b=c', 'https://exemple.be/a?b=c'],
    ['http://exemple.be', 'http://exemple.be'],
    ['www.exemple.be/page', 'https://www.exemple.be/page'],
    ['exemple.be:8080/a', 'https://exemple.be:8080/a'],
    ['nom@exemple.be', 'mailto:nom@exemple.be'],
    ['mailto:nom@exemple.be', 'mailto:nom@exemple.be'],
    ['tel:+3225550100', 'tel:+3225550100'],
    ['tel:112', 'tel:112'],
    ['sms:+3225550100', 'sms:+3225550100'],
    ['  https://exemple.be  ', 'https://exemple.be'],
    ['//exemple.be/page', 'https://exemple.be/page'],
    ['/faq?question=2', '/faq?question=2'],
    [
      '/detailsvisa/belgique/visa-etudiant#section-duree',
      '/detailsvisa/belgique/visa-etudiant#section-duree',
    ],
  ])('%s leads to %s', (typed, url) => {
    expect(parseLink(typed)).toBe(url)
  })

  it.each([
    '',
    ' ',
    'bonjour',
    'deux mots',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<p>',
    'ftp://exemple.be',
    'file:///etc/passwd',
    'vbscript:x',
    'https://',
    '///exemple.be',
    '/\\exemple.be',
    '/a\\exemple.be',
    '\\\\exemple.be',
    'https:////exemple.be',
    'https:/exemple.be',
    'https:exemple.be',
  ])('%j leads nowhere', (typed) => {
    expect(parseLink(typed)).toBeUndefined()
  })
})
