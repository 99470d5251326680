import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Render it once in a layout; public pages show it after 200 px (`threshold`).',
    'Let `targetId` be an element before the skip link: the next Tab then reaches the page’s first stop.',
    'Set `scrollToTopClearanceClassName` on the footer: on phones the button then covers no link.',
  ],
  dont: [
    'Don’t float anything else in the same corner.',
    'Don’t use it instead of a table of contents.',
    'Don’t pass a `targetId` that is not on the page: focus would not move.',
  ],
  accessibility: [
    'A native `button` named by `label`: “Revenir en haut de la page”. 44 px square (WCAG 2.5.8).',
    'Hidden from everyone until needed.',
    'Focus moves with the scroll position (WCAG 2.4.3), without a ring: the target is no tab stop.',
    'Scrolls smoothly, or at once with reduced motion. Not printed.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Moves scroll position and focus to the top.' }],
}
