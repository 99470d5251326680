import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For texts of which people need one or two, known by their titles: the questions of the FAQ, the levels of an intervention.',
    'Put into `note` what decides whether to open an item: a fee, or “dans la réponse” where a search was found inside.',
    'Give an item an `id`: an address that ends in it opens it, so that one answer can be sent to somebody.',
    'Set `headingLevel` one below the heading that stands over the accordion.',
  ],
  dont: [
    'Don’t fold what is to be compared: opening one item closes the other. What stands side by side is a table.',
    'Don’t put a link or a button into the title: the whole line already opens and closes.',
    'Don’t keep one accordion for another country or visa: give it their `key`, or an item stays open that nobody opened there.',
  ],
  accessibility: [
    'Native `details` and `summary`: the browser says whether an item is open, and opens it without a script.',
    'Title, `leading` and `note` together are the name that is read out; the title is a heading as well.',
    'A line is at least 44 px high. Open or closed is said by the sign, drawn with borders that forced colours keep, not by colour alone (WCAG 1.4.1, 2.5.8).',
    'With reduced motion an item opens at once; on paper all of them are open.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the next line, and through the links of the open item.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the item and closes the one that was open; closes it if it was open itself.',
    },
  ],
}
