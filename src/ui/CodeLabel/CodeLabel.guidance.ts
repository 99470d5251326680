import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For the small labels beside a heading or a picture: the country over a visa’s name, a code, a duration.',
    'Write as in a sentence (“Niveau 2”): the capitals are the style’s.',
    'Set `code` for codes, numbers and dates: figures keep one width, and letters lose the accents that the typeface does not have.',
    'Set `data-ink` around it for the tone `ink`, and `lang` on it for French on an English page.',
  ],
  dont: [
    'Don’t set sentences in it: capitals of 12 px, far apart, are slow to read.',
    'Don’t set `code` for a name: “Étudiant” becomes “Etudiant”, for those who listen too.',
    'Don’t take it for a heading, and don’t hand elements in: it takes text and numbers.',
    'Don’t count on its typeface for other signs than capitals, figures and `< > / - – . , : · №`: the device draws the rest in its own.',
  ],
  accessibility: [
    'A plain `span`, read where it stands. Set `aria-hidden` where something else says the same, as for the name of a group of filters.',
    'Some screen readers spell short words in capitals: right for “BE”, so don’t shorten words that are to be understood.',
    'Its size is in rem and grows with the browser’s text (WCAG 1.4.4); a long label breaks into lines.',
  ],
  keyboard: [],
}
