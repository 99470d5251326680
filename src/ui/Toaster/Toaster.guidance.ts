import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Render it once, in the back-office layout: its messages outlive their screen. Screens call `showToast`.',
    'Write one sentence that names the record: “Suppression faite : Belgique”.',
    'Use `warning` for what must not be missed: it stays until dismissed; the others close after 8 seconds.',
  ],
  dont: [
    'Don’t show form errors or save errors in it: use a Notice in the form.',
    'Don’t put the only link or button for a task in it: it closes on its own.',
    'Don’t use it while a Dialog is open: it is inert behind it.',
    'Don’t send many at once: `showToast` keeps the last four.',
  ],
  accessibility: [
    'A named region with a polite `status`, mounted before its first message; only additions are announced, and focus stays (WCAG 4.1.3).',
    'Hover and focus pause the timeout, which then restarts (WCAG 2.2.1).',
    'Dismissing by button moves focus to the region (WCAG 2.4.3).',
    'It slides up by 8 px, not with reduced motion. Not printed.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to each dismiss button, after the page itself.' },
    { keys: ['Enter', 'Space'], does: 'Dismisses the message.' },
  ],
}
