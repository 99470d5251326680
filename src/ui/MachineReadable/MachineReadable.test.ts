import { expect, test } from 'vitest'

import { withoutAccents } from './MachineReadable.tsx'

test('a code loses its accents', () => {
  expect(withoutAccents('Étudiant · cœur · ŒUVRE')).toBe('Etudiant · coeur · OEUVRE')
})
test('what has none stays as it is', () => {
  expect(withoutAccents('V<BEL<<№ 4–5')).toBe('V<BEL<<№ 4–5')
})
