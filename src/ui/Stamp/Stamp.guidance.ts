import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for one verdict a page, in one to three words: “Non trouvé” on a missing page, article or lawyer.',
    'Choose the variant by meaning: `positive` is confirmed, `muted` is over, `country` takes the ink of the surrounding `data-ink`.',
    'Use `shape="round"` for a number or one or two words.',
  ],
  dont: [
    'Don’t repeat it in a list or a table: rotated text is slow to compare. Use a word or a `CodeLabel`.',
    'Don’t make it interactive: its inner rim is an `outline`, which would replace the focus ring (WCAG 2.4.7).',
    'Don’t use it as the heading: “Page non trouvée” comes below the stamp.',
  ],
  accessibility: [
    'A `span` without a role; a stamp added later must be announced by its container.',
    'The text carries the meaning, not the colour (WCAG 1.4.1).',
    'Every colour has a contrast over 6:1 on all page backgrounds, also at 11 px (WCAG 1.4.3).',
    'It is rotated and never animated.',
  ],
  keyboard: [],
}
