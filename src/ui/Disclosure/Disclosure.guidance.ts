import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for navigation links under one label: “Nos services”. It contains a list of links.',
    'Make the overview the first link (“Tous les services”): the button itself is no link.',
    'Set `align="end"` near the end of the page, so that the panel stays inside the window.',
  ],
  dont: [
    'Don’t collapse page content with it: use an Accordion or `details`. On phones the menu is a Drawer.',
    'Don’t put buttons or fields in the panel: only links close it.',
    'Don’t set `role="menu"`: it promises arrow keys, which a list of links does not have.',
  ],
  accessibility: [
    'A button with `aria-expanded` and `aria-controls`; a closed panel is hidden from everyone.',
    'Hover with a mouse opens the panel and a click keeps it open; touch and pen only click. The pointer can move into the panel, and Esc closes it from anywhere (WCAG 1.4.13).',
    'The button is 44 px high, links 40 px (WCAG 2.5.8). With reduced motion the panel opens at once.',
    '`current` underlines the label, in forced colours too; the link inside carries `aria-current`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Toggles the panel.' },
    {
      keys: ['Tab'],
      does: 'Moves through the links of the open panel; leaving the last closes it.',
    },
    { keys: ['Esc'], does: 'Closes it; focus inside returns to the button.' },
  ],
}
