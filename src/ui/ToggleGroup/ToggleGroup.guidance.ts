import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for one of a few options that change the content below at once: a country, a preview device.',
    'Make “all” an option, such as “Tous” in the blog: clicking the active option does not clear it.',
    'While options load, set `loading` inside a `LoadingRegion`: the group keeps its height and the region announces why it is empty.',
  ],
  dont: [
    'Don’t use it in a submitted form: use a Select. For several choices use the tags of the blog’s filters.',
    'Don’t offer long lists: on phones the options scroll sideways in one row.',
    'Don’t put meaning only in `leading`: it is hidden from screen readers.',
  ],
  accessibility: [
    'A group named by `label`, which is not visible: add a visible label if the options need one. The active button has `aria-pressed`.',
    'Set `lang` on an option in another language: “Regroupement familial” on an English page (WCAG 3.1.2).',
    'Options are at least 44 px high; the active one has a border and a red line, and selection colours in forced colours (WCAG 1.4.1, 2.5.8).',
    'On phones only the row scrolls to the active option.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next option: each is a tab stop.' },
    { keys: ['Enter', 'Space'], does: 'Selects it.' },
  ],
}
