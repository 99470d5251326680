import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For every telephone number and e-mail address that is shown, inside its link.',
    'Write a number as it is read, in groups and with its plus sign: “+32 2 555 01 20”. What is dialled comes from `phoneAddress`.',
  ],
  dont: [
    'Don’t put `dir="ltr"` on the sentence around it: only the number has to keep its order.',
    'Don’t take it for names or words of another language: they need `lang`, and the browser knows their direction.',
  ],
  accessibility: [
    'A `bdi` without role or name: what is read out, and copied, stays as it was written.',
    'In Arabic or Hebrew around it the number would otherwise be seen as “20 01 555 2 32+”, and noted so (WCAG 1.3.2).',
    'An `aria-label` takes no markup: there the number stands as plain text.',
  ],
  keyboard: [],
}
