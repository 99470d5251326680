import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For one line of text. What the browser may know has its `autoComplete`: `name`, `email`, `tel` (WCAG 1.3.5).',
    'Write an error that says how to mend it: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Leave an amount or a year to `inputMode`: a field of type `number` reads “1500,50” as 150050.',
    'Give the `id` to which an `ErrorSummary` leads.',
  ],
  dont: [
    'Don’t put what is asked for into `placeholder` alone: it goes with the first letter.',
    'Don’t set `aria-describedby` or `aria-invalid`: they follow from `hint` and `error`, and yours would be dropped.',
    'Don’t use `className` for the input: it goes to the frame around label and field.',
  ],
  accessibility: [
    'A native `input`, named by a `label` that can be pressed; error and then hint are its description (WCAG 3.3.1).',
    'An error that appears is not announced by the field: `ErrorSummary` takes the focus when a form is sent.',
    '`required` is told to assistive technology; nothing visible marks it, so the form says it in words (WCAG 3.3.2).',
    'At least 44 px high, its border over 3:1 (WCAG 1.4.11), the placeholder over 4.5:1. In forced colours the edge of a wrong one is twice as heavy.',
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends the form it is in, if there is one.' },
    { keys: ['Esc'], does: 'Empties a field of type `search`, where the browser does so.' },
  ],
}
