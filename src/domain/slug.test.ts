import { describe, expect, it } from 'vitest'

import { findBySlug, slugOf } from './slug.ts'

describe('slugOf (spec 5.2)', () => {
  it.each([
    ['Visa étudiant', 'visa-etudiant'],
    ['Visa rentier / Golden visa', 'visa-rentier-golden-visa'],
    [
      'Visa entrepreneur / investisseur (carte professionnelle)',
      'visa-entrepreneur-investisseur-carte-professionnelle',
    ],
    ['  -- Belgique -- ', 'belgique'],
    ['Côte d’Ivoire', 'cote-divoire'],
    ['Nos\u00a0démarches', 'nos-demarches'],
    ['Cœur', 'coeur'],
    ['', ''],
  ])('gives %j as %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is its own fixed point', () => {
    const slug = slugOf('Visa Permis de Travail !')
    expect(slugOf(slug)).toBe(slug)
  })
})

describe('findBySlug', () => {
  const records = [{ name: 'Belgique' }, { name: 'Visa étudiant' }]

  it('finds a record by a slug in any case or with accents', () => {
    expect(findBySlug(records, 'VISA-ÉTUDIANT')).toBe(records[1])
  })

  it('finds nothing for an unknown slug', () => {
    expect(findBySlug(records, 'france')).toBeUndefined()
  })
})
