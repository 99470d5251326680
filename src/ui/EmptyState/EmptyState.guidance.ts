import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'In place of content: say what happened, then what can be done. `RetryMessage` brings “Réessayer” with it.',
    'Offer a way on that helps here: the list of lawyers says which criterion to let go, and how many that would give.',
    'Give `headingLevel` where the message is the page: its title is then the heading.',
  ],
  dont: [
    'Don’t take `empty` for a fault: who reads that there are no lawyers believes it.',
    'Don’t show what the server answered: the texts are ours, in the page’s language.',
    'Don’t take it for a word beside content that stays, such as a message that was sent: that is a `Notice`.',
  ],
  accessibility: [
    '`error` is an `alert` and interrupts; the two others are a `status` (WCAG 4.1.3). Several failures of one cause would interrupt several times: show one.',
    'A `status` that comes together with its words is not said by every screen reader: in a `LoadingRegion`, `doneLabel` says it, “Aucun avocat”.',
    'A failure is told by its words; the red line over them only adds to it (WCAG 1.4.1). An illustration is hidden.',
    'What is in `action` is read as part of the message and keeps its own keys.',
  ],
  keyboard: [],
}
