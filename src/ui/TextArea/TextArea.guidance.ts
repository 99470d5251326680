import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For several lines of plain text: a message, the summary of a level. One line is a `TextField`; text with links and lists is the `RichTextEditor`.',
    'Say by `rows` how much is expected: five for a message, two for a note.',
    'Say in `hint` what helps the answer along; it stays while one types.',
  ],
  dont: [
    'Don’t give it a fixed height: whoever writes more draws it longer.',
    'Don’t set `maxLength` without saying so: the end of a text that is pasted would be lost without a word.',
    'Don’t use Enter to send: here it begins a line.',
  ],
  accessibility: [
    'A native `textarea`, read as a text field of several lines: its name is the label, its description the error and then the hint (WCAG 1.3.1).',
    'It is drawn longer, never wider, so that it stays within its column.',
    'On paper it is as high as its text, where the browser can.',
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Begins a line.' },
    { keys: ['Tab'], does: 'Leaves the field; no tab is written.' },
  ],
}
