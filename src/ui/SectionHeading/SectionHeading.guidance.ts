import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it to open a page (`level={1}`) or a section: a line, number and topic, title, lead.',
    'Number sections in the eyebrow in sentence case: “01 — Visas”. CSS sets the capitals.',
    'Give the heading an `id` and the section `aria-labelledby`, as `HomeSection` does.',
    'Use `action` for one link to all items: “Tous les articles”.',
  ],
  dont: [
    'Don’t choose `level` by text size: it is the outline level.',
    'Don’t write more than a few words in `action`: it takes a quarter of the width.',
    'Don’t put essential content in the eyebrow: it is small and outside the heading.',
  ],
  accessibility: [
    'The title is an `h1`, `h2` or `h3`; eyebrow and lead are paragraphs.',
    'The reading order is the visual order: eyebrow, title, lead, action (WCAG 1.3.2).',
    'It adapts to its container’s width: everything stacks in a narrow column or with enlarged text (WCAG 1.4.10).',
  ],
  keyboard: [],
}
