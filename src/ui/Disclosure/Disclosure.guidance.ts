import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For links of a navigation bar that belong under one word: “Nos services”. It holds a list of links.',
    'Make the overview the first link of the panel (“Tous les services”), since the button itself leads nowhere.',
    'Set `align="end"` where the button stands near the end of the page, so that the panel stays on it.',
  ],
  dont: [
    'Don’t fold text of a page with it: take an Accordion, or a plain `details`. On a phone the menu is a Drawer.',
    'Don’t put buttons or fields into the panel: a chosen link closes it, they would not.',
    'Don’t give it `role="menu"`: that promises arrow keys, and a list of links has none.',
  ],
  accessibility: [
    'A button with `aria-expanded` and `aria-controls`; a closed panel is neither read nor reached.',
    'A mouse that stays on it opens the panel, a click keeps it open; touch and pen never open it by passing. The mouse may go into the panel, and Esc closes it wherever the focus is (WCAG 1.4.13).',
    'The button is 44 px high, the links 40 px; with reduced motion the panel is there at once (WCAG 2.5.8).',
    '`current` is a line under the words, in forced colours too; it is not read: the link inside says it with `aria-current`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the panel, or closes it.' },
    {
      keys: ['Tab'],
      does: 'Through the links of the open panel; going past the last closes it.',
    },
    { keys: ['Esc'], does: 'Closes it; focus that was inside goes back to the button.' },
  ],
}
