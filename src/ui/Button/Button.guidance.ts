import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'One primary button a view: what most people came to do. What is beside it is secondary.',
    'Begin with a verb and say what happens: “Envoyer le message”, “Send the message”.',
    'For what leads to another address take a link with `buttonLook`: it opens in a new tab, is copied, and is read as a link.',
  ],
  dont: [
    'Don’t disable a button because a form is incomplete: let it be pressed and say what is missing.',
    'Don’t set two primary buttons side by side, nor `tertiary` alone on a page.',
    'Don’t shorten a text until it fits: a button breaks into lines.',
  ],
  accessibility: [
    'A native `button`; its text is its name. One that shows a sign alone needs an `aria-label`, in the language of the page.',
    'At least 44 px high, 36 px when small; focus is an outline of 2 px, outside of the button (WCAG 2.4.7, 2.5.8).',
    'Busy is said by its text and `aria-disabled`, which keeps the focus; `disabled` would drop it.',
    'The second click of a double click submits nothing: hands that tremble send once.',
    'In forced colours the primary one is filled, as it is otherwise.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
}
