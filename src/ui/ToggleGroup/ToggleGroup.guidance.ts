import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For one of a few, which changes what stands below at once: the country of the visas, the device of a preview.',
    'Make “all” a choice of its own, as “Tous” in the blog: choosing the chosen one again does not take it back.',
    'While the choices are loading pass `loading` and stand in a `LoadingRegion`: the bar keeps its height, the region says why it is empty.',
  ],
  dont: [
    'Don’t put it into a form that is sent: take a Select there. For several at once take the tags of the blog’s filters.',
    'Don’t offer long lists: on a phone all choices stand in one row that is pushed sideways.',
    'Don’t say anything in `leading` that the label does not: it is hidden from screen readers.',
  ],
  accessibility: [
    'A group named by `label`, which is not shown: where the choices do not explain themselves, write it beside them too. The chosen button has `aria-pressed`.',
    'Give a choice in another language its `lang`: “Regroupement familial” on an English page (WCAG 3.1.2).',
    'A choice is at least 44 px high; the chosen one has a border of ink and a red line, and the colours of a selection in forced colours (WCAG 1.4.1, 2.5.8).',
    'On a phone the row alone moves to the chosen one; the page stays where it is.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the next choice: each is a stop.' },
    { keys: ['Enter', 'Space'], does: 'Chooses it.' },
  ],
}
