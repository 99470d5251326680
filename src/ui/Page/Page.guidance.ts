import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it once a screen for a single-column public page: FAQ, offers, contact.',
    'Start with a `SectionHeading` of level 1.',
    'Make each part one child: the gap between children is the same on all pages.',
  ],
  dont: [
    'Don’t use it on pages with full-width bands (home, services, a lawyer’s profile): use `--page-width` and `--page-gutter`.',
    'Don’t use it in the back-office, whose layout is denser.',
    'Don’t set margins on the parts. Each part limits its own line length.',
  ],
  accessibility: [
    'A plain `div`: the layout provides `main` and the skip link, the heading the `h1`.',
    'The column never exceeds the window: wide tables scroll inside, so the page works at 320 px (WCAG 1.4.10).',
    'In print it is no grid, so parts can break across pages.',
  ],
  keyboard: [],
}
