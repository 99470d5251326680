import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for an image and a name with a few facts on the back: the visas of the home page.',
    'Start the back with a heading: flipping by button moves focus to it.',
    'Include the card’s name in its buttons as hidden text: “Ce qu’il faut savoir”, then the visa.',
    'Put only facts on the back that are also on a page: without JavaScript the card never flips.',
  ],
  dont: [
    'Don’t put links or buttons on the front: hovering flips the card.',
    'Don’t combine a short front with a very long back: the longer side sets the height.',
    'Don’t hide facts on the back that help to choose a card.',
  ],
  accessibility: [
    'The hidden side is `inert`.',
    'Flipping by button moves focus to the back’s heading, and back to the button (WCAG 2.4.3). Hover moves no focus and does not flip a card with focus.',
    'Touch and pen only use the button, which spans the card and is at least 44 px high (WCAG 2.5.8).',
    'It flips in 600 ms; with reduced motion, at once.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links and the button of the visible side.' },
    { keys: ['Enter', 'Space'], does: 'On the button: flips the card.' },
    { keys: ['Esc'], does: 'Flips a hovered card back (WCAG 1.4.13).' },
  ],
}
