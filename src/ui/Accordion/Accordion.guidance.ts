import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for texts of which readers need one or two, identified by title: FAQ questions, service levels.',
    'Put what helps to decide in `note`: a fee, or “dans la réponse” for a search match inside.',
    'Give items an `id`: a URL with that hash opens the item.',
    'Set `headingLevel` to one below the heading above the accordion.',
  ],
  dont: [
    'Don’t hide content that readers compare: opening one item closes the other. Use a table.',
    'Don’t put links or buttons in the title: the whole row toggles.',
    'Don’t reuse an accordion for another country or visa: set a `key`, or an item may stay open.',
  ],
  accessibility: [
    'Native `details` and `summary`: the browser exposes the state and works without JavaScript.',
    'The accessible name consists of title, `leading` and `note`; the title is also a heading.',
    'Rows are at least 44 px high. An icon shows the state, not colour alone, and stays visible in forced colours (WCAG 1.4.1, 2.5.8).',
    'With reduced motion items open at once; in print all are open.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next row and through the links of the open item.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the item and closes the open one; closes an open item.',
    },
  ],
}
