import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For parts of one thing, of which one is read at a time: the five parts of a lawyer’s profile.',
    'Keep the chosen tab in the address, so that it can be sent to somebody and “back” leads to it.',
    'Name a tab with one or two words.',
  ],
  dont: [
    'Don’t cut a text into tabs that is read from top to bottom, and don’t put the steps of a form into them.',
    'Don’t lead to another page with a tab.',
    'Don’t use them for two sentences: show both.',
  ],
  accessibility: [
    '`tablist`, `tab` and `tabpanel`; the row has a name of its own (`label`), each panel its tab’s.',
    'Only the shown panel is heard; the others stay in the page, hidden, and lose nothing that was typed.',
    'A panel is a stop of the Tab key, since it may hold nothing else to stop at.',
    'On a phone the row scrolls by itself to the chosen tab; the page stays where it is.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen tab, then into its panel.' },
    {
      keys: ['←', '→'],
      does: 'Chooses the tab before or after, round the ends, and shows its panel.',
    },
    { keys: ['Home', 'End'], does: 'Chooses the first or the last tab.' },
  ],
}
