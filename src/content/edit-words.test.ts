// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { editWords } from './edit-words.ts'
import { htmlToText } from './html-to-text.ts'

const html =
  '<h2>Le visa</h2><p>Il coûte <strong>90\u00a0€</strong>, voir <a href="/faq">la FAQ</a>.</p>' +
  '<ul><li>un <em>passeport</em></li><li>une photo</li></ul>'

const edit = (before: string, change: (text: string) => string) =>
  editWords(before, change(htmlToText(before, '\n')))?.replaceAll(' rel="noreferrer"', '')
const replace = (from: string, to: string) => edit(html, (text) => text.replace(from, to))

describe('words of HTML', () => {
  it('that nobody has changed leave it as it is', () => {
    expect(edit(html, (text) => text)).toBe(html)
  })

  it.each([
    ['90\u00a0€', '95\u00a0€', html.replace('90', '95')],
    ['Le visa', 'Le visa C', html.replace('Le visa', 'Le visa C')],
    ['la FAQ', 'les questions', html.replace('la FAQ', 'les questions')],
    [
      'un passeport',
      'un bon passeport',
      html.replace('un <em>passeport</em>', 'un bon <em>passeport</em>'),
    ],
    ['€, voir', '€ pour un adulte, voir', html.replace(', voir', ' pour un adulte, voir')],
    [', voir la FAQ.', '.', html.replace(', voir <a href="/faq">la FAQ</a>.', '.')],
  ])('%j → %j', (from, to, expected) => {
    expect(replace(from, to)).toBe(expected)
  })

  it('are not written where lines were added, removed or joined', () => {
    expect(replace('une photo', 'une photo\nun formulaire')).toBeUndefined()
    expect(replace('\nune photo', '')).toBeUndefined()
  })

  it('keep the spaces that an export does not tell apart', () => {
    const narrow = '<p>Combien\u202f?  Dix\n mots.</p>'
    expect(edit(narrow, (text) => text.replace('Dix', 'Onze'))).toBe(
      '<p>Combien\u202f? Onze mots.</p>',
    )
  })

  it('are no markup, and what was unsafe is gone', () => {
    expect(edit('<p>a<script>x</script></p>', () => 'a < b')).toBe('<p>a &lt; b</p>')
    expect(edit('<p>a <a href="javascript:x">b</a></p>', () => 'a c')).toBe('<p>a <a>c</a></p>')
  })
})
