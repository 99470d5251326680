import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For long text: an article, what a visa asks for, an answer, the legal notice. `RichText` and others that draw their own element take `proseLook`.',
    'Begin its headings one level below the heading over it; `RichText` does so by `topHeading`.',
    'Give it `lang` where the text is not in the page’s language: words are divided by it, and read aloud by it (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t put cards, forms or tabs into it: its rules reach every list, table and link inside.',
    'Don’t take it for a hint or a single sentence: its line height and measure are for reading at length.',
    'Don’t skip from `h2` to `h4` for a smaller letter.',
  ],
  accessibility: [
    'A `div` without a role: lists, tables and quotations are the native elements. Columns of a table need `th` with `scope`.',
    'A table that is too wide scrolls in its own place and a long address breaks, so that the page has one column at 320 px (WCAG 1.4.10).',
    'Words are divided where the language of the text allows it; those of headings and tables are not.',
    'Links are underlined, not only coloured (WCAG 1.4.1).',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the next link; in browsers that stop at what scrolls, to a table that is too wide as well.',
    },
    { keys: ['←', '→'], does: 'Scrolls such a table, once it has the focus.' },
  ],
}
