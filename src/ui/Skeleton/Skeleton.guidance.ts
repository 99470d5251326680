import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Give it the shape of what is coming, in as many lines, or as a `block` with its height or ratio: nothing jumps when it is there.',
    'Put it into a `LoadingRegion`, which says “Chargement des avocats…” and, by `doneLabel`, what came: “12 avocats”.',
    'Keep the region in the page and change `busy`: a status that comes together with its sentence may not be said.',
  ],
  dont: [
    'Don’t leave it standing after a fault: what comes in its place is a `StateMessage` with a way on.',
    'Don’t give each of its shapes a region: one speaks for the whole list.',
    'Don’t take it for what is being sent: the button says “Envoi en cours…”.',
  ],
  accessibility: [
    'The shapes are `aria-hidden`. The region’s `status` stands beside the `aria-busy` element, since screen readers keep back what is inside one (WCAG 4.1.3).',
    'The grey breathes, once in 2.4 s; for who asked for less motion it stands still.',
    'In forced colours, which take the grey away, the shapes have an edge.',
  ],
  keyboard: [],
}
