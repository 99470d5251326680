import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use them for parts of one thing, read one at a time: the five parts of a lawyer’s profile.',
    'Keep the active tab in the URL: it can be shared, and Back returns to it.',
    'Name a tab with one or two words.',
  ],
  dont: [
    'Don’t split a text that is read from top to bottom or the steps of a form.',
    'Don’t navigate to another page with a tab.',
    'Don’t use them for two sentences: show both.',
  ],
  accessibility: [
    '`tablist`, `tab` and `tabpanel`; the list is named by `label`, each panel by its tab.',
    'Inactive panels are hidden but stay mounted, so typed text is kept.',
    'Panels are tab stops, since they may contain none.',
    'On phones the list scrolls to the active tab; the page does not scroll.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the active tab, then into its panel.' },
    { keys: ['←', '→'], does: 'Activates the previous or next tab, wrapping around.' },
    { keys: ['Home', 'End'], does: 'Activates the first or last tab.' },
  ],
}
