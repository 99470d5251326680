import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'The first thing of a layout that takes the focus, before bar and menu: “Aller au contenu”.',
    'Lead to the page’s `main`, by an `id` that each page of the layout has.',
  ],
  dont: [
    'Don’t put anything that takes the focus before it.',
    'Don’t hide it by `display: none` or `VisuallyHidden`: the first is no stop of the Tab key, the second stays unseen with the focus.',
    'Don’t leave the `main` to the screens: while one is loading there would be nothing to go to. The layout has it.',
  ],
  accessibility: [
    'The way past what every page repeats (WCAG 2.4.1). Seen as soon as it has the focus, above all that floats.',
    'A native link: an anchor without JavaScript. With it the focus moves, the address stays, and the target gets `tabindex="-1"` if it cannot take the focus.',
    'The target has no ring: it is no stop of the Tab key, and the next Tab is the first stop inside it.',
    '44 px high (WCAG 2.5.8), paper on ink. Not printed.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The first one in a page shows it.' },
    { keys: ['Enter'], does: 'To the content, and the focus with it.' },
  ],
}
