import type { Guidance } from '#ui/foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for every image named by a record: article, visa or lawyer. No other component loads these images.',
    'Pass a `fallback` that is complete on its own: it is also shown while an image awaits consent.',
    'Set `offer` once a page, for its main image: `over` on a wide image, `below` a small one.',
  ],
  dont: [
    'Don’t set `offer` inside a link, a button or a card that flips.',
    'Don’t check the consent for a host elsewhere: this component and `prepareHtml` decide.',
  ],
  accessibility: [
    'The button’s visible text comes before the host in its name (WCAG 2.5.3). The sentence beside it says what loading the image reveals.',
    'When the button disappears, focus moves to the image that replaces it (WCAG 2.4.3).',
    'Images without `alt` are decorative: the record’s text says the same.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Shows the images of the named host from now on.' }],
}
