import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Beside whatever moves by itself for more than five seconds: the title of the home page, a carousel that moves on, the pictures of the About page.',
    'Name in both labels what it stops, since a page may have several: “Arrêter le défilement du titre”, “Reprendre le défilement du titre”.',
    'For who asked for less motion nothing starts by itself: leave the button out with the movement, as the title does, or begin paused, as the pictures do.',
  ],
  dont: [
    'Don’t rely on the movement holding still under the mouse: a finger has no such pause.',
    'Don’t take it for a setting that is on or off: its name says what a press will do, not what is so now.',
  ],
  accessibility: [
    'It is how WCAG 2.2.2 is met. A native `button`; the sign is hidden, the label is its name.',
    'There is no `aria-pressed`: the name changes instead, and both at once would contradict each other. The focus stays on it.',
    '44 px square (WCAG 2.5.8), its border over 3:1 against the page (1.4.11).',
    'Without JavaScript nothing moves, and it is not shown.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Stops the movement, or starts it again.' }],
}
