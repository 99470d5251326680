import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For one verdict on a page, in one to three words: “Non trouvé” over a page, an article or a lawyer that is not there.',
    'Choose the variant by meaning: `positive` is confirmed, `muted` is over, `country` takes the ink of the surrounding `data-ink`.',
    'Take `round` for a number or a word or two: in a circle a sentence finds no room.',
  ],
  dont: [
    'Don’t repeat it in a list or a table: letters set askew are slow to compare. A word, or `MachineReadable`, says it there.',
    'Don’t make it pressed or focused: its inner rim is an `outline`, which would take the place of the focus ring (WCAG 2.4.7).',
    'Don’t let it stand for the heading: “Page non trouvée” stands below the stamp.',
  ],
  accessibility: [
    'A `span` without a role, read where it stands; what comes into a page later has to be announced by what is around it.',
    'Its words say it, never the ink alone (WCAG 1.4.1).',
    'Every ink is over 6:1 on paper, on white and on the deeper paper, so that the small one of 11 px is read too (WCAG 1.4.3).',
    'It is set askew and never moves.',
  ],
  keyboard: [],
}
