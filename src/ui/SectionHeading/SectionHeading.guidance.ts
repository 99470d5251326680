import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Opens a page (`level={1}`) or a section: a hairline, its number and kind, its title, a sentence.',
    'Number the sections of a page in the eyebrow, in ordinary letters: “01 — Visas”, “02 — Interventions”. The style makes them capitals.',
    'Give the heading an `id` and the section `aria-labelledby`, as `HomeSection` does: the section is then found by its name.',
    'Keep `action` for one link to all of them: “Tous les articles”.',
  ],
  dont: [
    'Don’t choose `level` for the size of the letters: it is the place in the page’s outline.',
    'Don’t write more than a few words in `action`: in a wide place they stand on one line, in a quarter of the width.',
    'Don’t put into the eyebrow what has to be read: it is small, and no part of the heading.',
  ],
  accessibility: [
    'The title is an `h1`, `h2` or `h3`; eyebrow and lead are paragraphs, so that a list of headings has the titles alone.',
    'Heard in the order in which it is seen: eyebrow, title, lead, action (WCAG 1.3.2).',
    'It follows the width of its place, not of the window: in a narrow column or with enlarged letters all stands below each other (WCAG 1.4.10).',
  ],
  keyboard: [],
}
