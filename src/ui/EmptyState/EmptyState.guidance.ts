import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it in place of content: say what happened, then what to do. `RetryMessage` adds “Réessayer”.',
    'Offer a helpful next step: the list of lawyers names a filter to remove and its number of results.',
    'Set `headingLevel` if the message is the whole page.',
  ],
  dont: [
    'Don’t use `empty` for an error: readers would believe that there are no lawyers.',
    'Don’t show the server’s text: use our own, in the page’s language.',
    'Don’t use it beside content that stays, such as a sent message: use a `Notice`.',
  ],
  accessibility: [
    '`error` is an `alert`; the others are a `status` (WCAG 4.1.3). Show one alert for several failures of one cause.',
    'Not every screen reader announces a `status` that is added with its text: inside a `LoadingRegion`, set `doneLabel` (“Aucun avocat”).',
    'The text says that it is an error; the red line only adds to it (WCAG 1.4.1). Illustrations are hidden.',
    '`action` is announced as part of the message.',
  ],
  keyboard: [],
}
