import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Once a screen, around everything, for a public page that is one column of parts: the FAQ, the offers, contact.',
    'Begin with a `SectionHeading` of level 1.',
    'Make each part one child: the distance between children is the rhythm of all pages.',
  ],
  dont: [
    'Don’t take it where a band goes to the edges of the window (home, services, a lawyer’s profile): build on `--page-width` and `--page-gutter` there.',
    'Don’t take it in the back-office, whose frame is denser.',
    'Don’t give parts margins of their own, and don’t let text run the whole width: the measure is the part’s to set.',
  ],
  accessibility: [
    'A plain `div`: `main` and the skip link belong to the layout around it, the `h1` to the heading in it.',
    'Its column never grows wider than the window: a wide table has to scroll in itself, so that the page holds at 320 px (WCAG 1.4.10).',
    'On paper it is no grid, so that parts break across sheets, and has no width and gutter of its own.',
  ],
  keyboard: [],
}
