import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for long text: an article, visa requirements, an answer, the legal notice. `RichText` takes `proseClassName` instead.',
    'Start headings one level below the heading above; `RichText` does so with `topHeadingLevel`.',
    'Set `lang` if the text is not in the page’s language: hyphenation and speech depend on it (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t put cards, forms or tabs in it: it styles every list, table and link inside.',
    'Don’t use it for a hint or one sentence.',
    'Don’t skip from `h2` to `h4` for smaller text.',
  ],
  accessibility: [
    'A `div` without a role around native elements. Table columns need `th` with `scope`.',
    'Wide tables scroll inside and long URLs break, so the page has one column at 320 px (WCAG 1.4.10).',
    'Text is hyphenated, except headings and tables.',
    'Links are underlined (WCAG 1.4.1).',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next link and, in some browsers, to a scrollable table.' },
    { keys: ['←', '→'], does: 'Scrolls the focused table.' },
  ],
}
