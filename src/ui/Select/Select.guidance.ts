import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For one out of many, or out of a list of which the server decides the length: a country, a visa, a subject. Few that should all be seen are a `ChoiceBar`.',
    'Give a `placeholder` while nothing may be chosen, “Choisissez un pays”: without it the list shows its first option, which then cannot be chosen.',
    'Give the options their `lang` where they come from records and the page is in English (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t lead to another page in `onChange`: on a closed list the arrow keys choose each option they pass, except on a Mac (WCAG 3.2.2).',
    'Don’t disable it without saying why in `hint`, and don’t empty it when its list cannot be had: “Autre” remains in the contact form.',
    'Don’t build a list of our own for the look of its options: the platform’s works on every phone.',
  ],
  accessibility: [
    'A native `select`, read as `combobox`: its name is the label, its description the error and then the hint.',
    '`required` is told to assistive technology, and the placeholder cannot be chosen again. Nothing visible marks it: the form has to say so, “Tous les champs sont à remplir.” (WCAG 3.3.2).',
    'What is wrong is said by words, a sign and a heavier edge, not by the colour alone (WCAG 1.4.1).',
    'At least 44 px high. In forced colours the arrow is greyed with a disabled field.',
  ],
  keyboard: [
    { keys: ['↑', '↓'], does: 'The option before or after; on a Mac, opens the list.' },
    { keys: ['Space'], does: 'Opens the list.' },
    { keys: ['A–Z'], does: 'To the next option that begins with what is typed.' },
    { keys: ['Enter'], does: 'In the open list: chooses, and closes it.' },
    { keys: ['Esc'], does: 'In the open list: closes it, and the choice stays as it was.' },
  ],
}
