import type { i18n } from 'i18next'

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
}

/**
 * A text as no language has it: letters accented, two fifths longer, between brackets. A text that
 * stays plain on screen stands in the code; one whose bracket is missing was cut.
 */
export function pseudo(text: string): string {
  if (text.trim() === '') return text
  const letters = text.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)
  return `[${letters} ${'·~'.repeat(Math.ceil(text.length / 5))}]`
}

/** Makes every text of this instance a pseudo-text, also in the instances that are cloned from it. */
export function speakPseudo(instance: i18n): void {
  instance.use({
    type: 'postProcessor',
    name: 'pseudo',
    process: (value: unknown) => (typeof value === 'string' ? pseudo(value) : value),
  })
  instance.options.postProcess = 'pseudo'
}
