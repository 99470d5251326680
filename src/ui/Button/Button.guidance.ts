import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use one primary button a view, for the main action; use secondary for the others.',
    'Start with a verb: “Envoyer le message”, “Send the message”.',
    'For navigation use a link with `getButtonClassName`: it can open in a new tab and be copied.',
  ],
  dont: [
    'Don’t disable a button because a form is incomplete: on click, show what is missing.',
    'Don’t place two primary buttons side by side or a `tertiary` one alone on a page.',
    'Don’t shorten a label to fit: it wraps.',
  ],
  accessibility: [
    'A native `button` named by its text. An icon-only button needs an `aria-label` in the page’s language.',
    'At least 44 px high, 36 px when small; focus is a 2 px outline (WCAG 2.4.7, 2.5.8).',
    'Show a busy state by text and `aria-disabled`, which keeps focus; `disabled` loses it.',
    'The second click of a double click does not submit again.',
    'The primary button stays filled in forced colours.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
}
