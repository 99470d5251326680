import type { Guidance } from '#ui/foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For every picture that a record names: an article’s, a visa’s, a lawyer’s. No other component loads one.',
    'Give it a `fallback` that is complete by itself: it also stands for a picture that waits.',
    'Use `offer` once on a page, for the picture that the page is about: `over` a wide plate, `below` a small one.',
  ],
  dont: [
    'Don’t use `offer` inside a link, a button or a card that turns over: the fallback alone stands there.',
    'Don’t read the host’s consent elsewhere: whether a picture may be asked for is decided here and in `prepareText`.',
  ],
  accessibility: [
    'The button names the host after the word that is seen (WCAG 2.5.3), and the sentence beside it says what showing passes on.',
    'When the button goes, the picture that comes in its place takes the focus (WCAG 2.4.3).',
    'Without `alt` a picture is decoration: the record’s words say it all.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Show the pictures of the named host, from now on.' },
  ],
}
