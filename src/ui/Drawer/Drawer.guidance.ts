import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for content that is visible on wide screens and does not fit on phones: menus, filters.',
    'Select in `wideVersion` what replaces it on wide screens: once CSS shows that, the drawer closes.',
    'Call `onClose` in every link inside: navigation does not close the drawer.',
    'Put the action that must stay visible in `footer`: “Voir les 12 avocats”.',
    'Render expensive content only while open, and set `aria-haspopup="dialog"` on the opener.',
  ],
  dont: [
    'Don’t ask a question with it: a click on the backdrop closes it. Use a Dialog.',
    'Don’t hide content that fits on a wide screen.',
    'Don’t change the page’s scrolling for it: its CSS locks it.',
  ],
  accessibility: [
    'A native modal `dialog` named by `label`. The page behind is inert, does not scroll and keeps its scrollbar’s space.',
    'Focus moves to the close button (44 px) unless `header` has a focusable element, and returns to the opener (WCAG 2.4.3).',
    'Only the content between header and footer scrolls, so neither covers the focus (WCAG 2.4.11).',
    'It slides in over 240 ms, or appears at once with reduced motion. At least 40 px of the page stay visible to tap.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the drawer, never to the page behind.' },
    { keys: ['Enter', 'Space'], does: 'Presses the close button; Enter follows a link.' },
    { keys: ['Esc'], does: 'Closes it.' },
  ],
}
