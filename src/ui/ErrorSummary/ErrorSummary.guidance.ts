import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Place it above the first field, with errors in field order.',
    'Repeat each field’s error and say how to fix it: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Count the errors in the title: “2 champs sont à revoir avant l’envoi”.',
    'Pass `submitCount`: each failed submit then focuses the summary again.',
  ],
  dont: [
    'Don’t use it for server or network errors: use a Notice with the variant `warning`.',
    'Don’t use it instead of the error at the field: show both (WCAG 3.3.1).',
    'Don’t pass the id of a label or wrapper: the link must target a focusable field. One error a field.',
  ],
  accessibility: [
    'A group named by its title. Each failed submit moves focus to it; typing never does.',
    'It is no live region: focus already announces it.',
    'The focus outline also shows after a mouse click (WCAG 2.4.7).',
    'Links focus their field without changing the URL and are at least 24 px high (WCAG 2.5.8).',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from the summary to its links. The summary itself is no tab stop.',
    },
    { keys: ['Enter'], does: 'Moves to the link’s field.' },
  ],
}
