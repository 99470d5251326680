import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Match the shape of the content, by lines or a `block` with its height or ratio: nothing shifts when it loads.',
    'Wrap it in a `LoadingRegion`, which announces “Chargement des avocats…” and then `doneLabel` (“12 avocats”).',
    'Keep the region mounted and toggle `busy`: a status that mounts with its text may not be announced.',
  ],
  dont: [
    'Don’t leave it after an error: replace it by an `EmptyState` with a next step.',
    'Don’t wrap each shape in a region: one for the whole list.',
    'Don’t use it while sending: the button says “Envoi en cours…”.',
  ],
  accessibility: [
    'Shapes are `aria-hidden`. The region’s `status` is a sibling of the `aria-busy` element, whose content screen readers withhold (WCAG 4.1.3).',
    'The grey pulses every 2.4 s, and is static with reduced motion.',
    'In forced colours the shapes have a border.',
  ],
  keyboard: [],
}
