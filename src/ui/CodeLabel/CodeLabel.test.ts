import { expect, test } from 'vitest'

import { removeAccents } from './CodeLabel.tsx'

test('a code loses its accents', () => {
  expect(removeAccents('Étudiant · cœur · ŒUVRE')).toBe('Etudiant · coeur · OEUVRE')
})
test('what has none stays as it is', () => {
  expect(removeAccents('V<BEL<<№ 4–5')).toBe('V<BEL<<№ 4–5')
})
