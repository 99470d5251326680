import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for one line of text. Set `autoComplete` for what browsers can fill in: `name`, `email`, `tel` (WCAG 1.3.5).',
    'Say how to fix an error: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Use `inputMode` for an amount or a year: `type="number"` reads “1500,50” as 150050.',
    'Set the `id` that an `ErrorSummary` links to.',
  ],
  dont: [
    'Don’t put instructions only in `placeholder`: it disappears on typing.',
    'Don’t set `aria-describedby` or `aria-invalid`: `hint` and `error` set them.',
    'Don’t style the input with `className`: it applies to the wrapper.',
  ],
  accessibility: [
    'A native `input` named by a clickable `label` and described by error and hint (WCAG 3.3.1).',
    'The field does not announce a new error: `ErrorSummary` takes focus on submit.',
    '`required` is exposed without a visible mark, so the form must say it (WCAG 3.3.2).',
    'At least 44 px high, border contrast over 3:1 (WCAG 1.4.11), placeholder over 4.5:1. In forced colours an invalid field has a thicker border.',
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Submits the surrounding form.' },
    { keys: ['Esc'], does: 'Clears a field of type `search`, where the browser does so.' },
  ],
}
