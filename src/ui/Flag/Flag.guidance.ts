import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Beside the written name of a country, or of a city in it.',
    '`small` in a line, a button or a row of a table; the normal one in a card.',
    'Pass the code of ISO 3166-1 (`GB`, not `UK`). A country that joins the network needs its code in the list in `Flag.tsx`; until then its two letters are shown.',
  ],
  dont: [
    'Don’t let it stand alone: nobody knows every flag, and nothing of it is read out.',
    'Don’t show a language with it. The language selector alone does, as the specification asks, beside the language’s name.',
    'Don’t give it another size in CSS: its place is kept free at 4 : 3 before the file has come, so that nothing jumps.',
  ],
  accessibility: [
    'Decorative: an empty `alt`, and letters that are hidden from screen readers. The name beside it says it all (WCAG 1.1.1).',
    'A hairline separates a white stripe from white paper; in forced colours it is an outline.',
    'The files are the site’s own: showing a flag asks nothing of another origin.',
  ],
  keyboard: [],
}
