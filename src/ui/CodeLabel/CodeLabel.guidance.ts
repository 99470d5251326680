import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for small labels beside a heading or an image: a country, a code, a duration.',
    'Write in sentence case (“Niveau 2”): CSS sets the capitals.',
    'Set `code` for codes, numbers and dates: it aligns figures and removes accents that the font lacks.',
    'Set `data-ink` on an ancestor for the variant `ink`, and `lang` for French on an English page.',
  ],
  dont: [
    'Don’t use it for sentences: spaced 12 px capitals are slow to read.',
    'Don’t set `code` for a name: “Étudiant” becomes “Etudiant”, for screen readers too.',
    'Don’t use it as a heading or pass elements: it takes text and numbers.',
    'Don’t rely on its font for other characters than capitals, figures and `< > / - – . , : · №`: a fallback font renders the rest.',
  ],
  accessibility: [
    'A plain `span`. Set `aria-hidden` if the same is said elsewhere.',
    'Some screen readers spell short words in capitals: correct for “BE”, so don’t abbreviate words.',
    'Its rem size scales with the text (WCAG 1.4.4); long labels wrap.',
  ],
  keyboard: [],
}
