import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for several lines of plain text: a message, a summary. Use a `TextField` for one line and the `RichTextEditor` for links and lists.',
    'Set `rows` to the expected length: five for a message, two for a note.',
    'Put help in `hint`, which stays visible while typing.',
  ],
  dont: [
    'Don’t fix its height: users resize it.',
    'Don’t set `maxLength` without saying so: pasted text would be cut silently.',
    'Don’t submit on Enter: it adds a line.',
  ],
  accessibility: [
    'A native `textarea` named by its label and described by error and hint (WCAG 1.3.1).',
    'It resizes vertically only, so it stays in its column.',
    'In print it takes the height of its text where the browser supports it.',
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Adds a line.' },
    { keys: ['Tab'], does: 'Leaves the field.' },
  ],
}
