import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For words that the eye has from the place: which visa “Ce qu’il faut savoir” is about, what a column holds, what is being loaded.',
    'Put it after the words that are seen: a name then begins with what somebody says to press it (WCAG 2.5.3). Leave a space between them.',
    'Give it `lang` where it is a record’s text on an English page; give it `role="status"`, and keep it in the page, for what is only said.',
  ],
  dont: [
    'Don’t put what takes the focus into it: the focus would be nowhere to be seen (WCAG 2.4.7). `SkipLink` shows itself.',
    'Don’t tell those who listen something that others would need as well: show it.',
    'Don’t mix up the three: this is heard and not seen, `aria-hidden` is seen and not heard, `hidden` is neither.',
  ],
  accessibility: [
    'A `span` of one pixel: with `display: none` it would be read by nobody.',
    'It does not break into lines, so that a screen reader does not run its words together.',
    'It is positioned: in what scrolls sideways, a `position: relative` near it keeps it from widening the page (WCAG 1.4.10).',
  ],
  keyboard: [],
}
