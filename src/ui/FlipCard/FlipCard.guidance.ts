import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For a picture and a name with a few facts behind them: the visas of the home page.',
    'Begin the back with a heading: whoever turns the card with its button is led there.',
    'Name the card in its buttons, for those who listen: “Ce qu’il faut savoir” is followed by the visa’s name, unseen.',
    'Put on the back only what also stands on a page: without JavaScript, the front is all there is.',
  ],
  dont: [
    'Don’t put a link or a button on the front: under a mouse the card turns away while one aims at it.',
    'Don’t put little on the front and very much on the back: the longer face gives both their height.',
    'Don’t hide on the back what decides whether to look at the card: it is read one card at a time.',
  ],
  accessibility: [
    'The face that is turned away is `inert`: not reached by Tab, not read.',
    'Turned by its button, the card moves the focus to the heading of the back, and later back to the button (WCAG 2.4.3). The mouse moves no focus, and turns no card that holds it.',
    'Touch and pen turn it by the button alone, which is as wide as the card and at least 44 px high (WCAG 2.5.8).',
    'It turns for 600 ms; with reduced motion the faces take each other’s place at once.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Through the links and the button of the face in sight.' },
    { keys: ['Enter', 'Space'], does: 'On the button: turns the card.' },
    { keys: ['Esc'], does: 'Turns back a card that the mouse has turned (WCAG 1.4.13).' },
  ],
}
