import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Once in a layout, for all of its pages; the public pages show it after 200 px (`threshold`).',
    'Let `targetId` name an element that begins the page, before the skip link: the next Tab is the page’s first stop.',
    'Give the footer `scrollToTopRoom`: on a phone the button then covers no link of its last line.',
  ],
  dont: [
    'Don’t put anything else that floats into the same corner.',
    'Don’t take it in place of a table of contents: it leads to one place only.',
    'Don’t name a `targetId` that is not in the page: it would scroll without the focus, and with the next Tab leap back down.',
  ],
  accessibility: [
    'A native `button` named by `label`: “Revenir en haut de la page”. 44 px square (WCAG 2.5.8).',
    'Until it is needed it is invisible to all: no stop of the Tab key, and not read.',
    'The focus goes where the view goes (WCAG 2.4.3), without a ring: the target is no stop of the Tab key.',
    'The page glides up; for who asked for less motion it is there at once. Not printed.',
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'To the top of the page, and the focus with it.' }],
}
