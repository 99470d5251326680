import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { splitLinks, parseTextBlocks } from './text-blocks.ts'

describe('parseTextBlocks', () => {
  it('separates paragraphs at blank lines and groups dashed lines in a list', () => {
    expect(
      parseTextBlocks(
        'Préparez :\n– un passeport ;\n- une photo.\n\nPuis :\nécrivez.\r\n\r\n\r\nFin.',
      ),
    ).toEqual([
      { kind: 'paragraph', lines: ['Préparez :'] },
      { kind: 'list', lines: ['un passeport ;', 'une photo.'] },
      { kind: 'paragraph', lines: ['Puis :', 'écrivez.'] },
      { kind: 'paragraph', lines: ['Fin.'] },
    ])
  })

  it('ignores a dash inside a sentence or a word', () => {
    expect(parseTextBlocks('– oui\n-5 °C – froid')).toEqual([
      { kind: 'list', lines: ['oui'] },
      { kind: 'paragraph', lines: ['-5 °C – froid'] },
    ])
  })

  it('ignores a line of spaces before the first words', () => {
    expect(parseTextBlocks(' \nUn mot')).toEqual([{ kind: 'paragraph', lines: ['Un mot'] }])
  })

  it('has no empty block', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '–', '- ', '\r\n') }),
        (text) => {
          expect(parseTextBlocks(text).filter(({ lines }) => lines.length === 0)).toEqual([])
        },
      ),
    )
  })
})

describe('splitLinks', () => {
  it('finds URLs and e-mail addresses', () => {
    expect(splitLinks('Voir https://www.cnil.fr/fr. Écrivez à a.b@c.example !')).toEqual([
      { text: 'Voir ' },
      { text: 'https://www.cnil.fr/fr', href: 'https://www.cnil.fr/fr' },
      { text: '. Écrivez à ' },
      { text: 'a.b@c.example', href: 'mailto:a.b@c.example' },
      { text: ' !' },
    ])
  })

  it('finds phone numbers, not other figures', () => {
    expect(splitLinks('Au +32\u00A02\u00A0555\u00A001\u00A020, 1000 + 20 000 000 fois.')).toEqual([
      { text: 'Au ' },
      { text: '+32\u00A02\u00A0555\u00A001\u00A020', href: 'tel:+3225550120' },
      { text: ', 1000 + 20 000 000 fois.' },
    ])
  })

  it('links only https, mailto and tel', () => {
    const segments = splitLinks('javascript:alert(1) http://a.example data:text/html,x +1')
    expect(segments.some(({ href }) => href !== undefined)).toBe(false)
  })
})
