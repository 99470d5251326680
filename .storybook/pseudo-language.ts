import type { i18n } from 'i18next'

const accentedLetters: Readonly<Record<string, string>> = {
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
 * Accents the letters of a text, lengthens it by two fifths and puts it in brackets. An interface text without brackets
 * is hard-coded (texts of records never have them); one without its closing bracket is cut off.
 */
export function toPseudoText(text: string): string {
  if (text.trim() === '') return text
  const letters = text.replaceAll(/[A-Za-z]/g, (letter) => accentedLetters[letter] ?? letter)
  return `[${letters} ${'·~'.repeat(Math.ceil(text.length / 5))}]`
}

/** Turns every text of this instance, and of its clones, into a pseudo-text. */
export function enablePseudoLanguage(instance: i18n): void {
  instance.use({
    type: 'postProcessor',
    name: 'pseudo',
    process: (value: unknown) => (typeof value === 'string' ? toPseudoText(value) : value),
  })
  instance.options.postProcess = 'pseudo'
}
