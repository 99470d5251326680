import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Place it where it matters: above the submit button when sending failed, above a form with a draft.',
    'Say what happened in the title and what to do in the text.',
    'Use `success` for what is done, `warning` for an error or a risk, `info` for what is good to know.',
    'Pass `dismissLabel` with `onDismiss`: without it there is no button.',
  ],
  dont: [
    'Don’t use it for field errors (ErrorSummary), an empty or failed list (EmptyState), or a message that must outlive its screen (Toaster).',
    'Don’t set `announce` on a notice that is there when the page loads.',
    'Don’t use `alert` for good news: it interrupts the screen reader.',
  ],
  accessibility: [
    'Icon and colour are not announced: the text must say whether it worked (WCAG 1.3.3, 1.4.1).',
    'Not every screen reader announces a `status` that is added with its text: render the notice inside an existing `role="status"` element (WCAG 4.1.3).',
    'The dismiss button is 32 px (WCAG 2.5.8). The owner moves focus when the notice is removed.',
    'In forced colours border and icon take the text colour.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the links inside, then to the dismiss button.' },
    { keys: ['Enter', 'Space'], does: 'On the button: dismisses the notice.' },
  ],
}
