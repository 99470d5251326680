import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For what stands open on a wide screen and has no room on a phone: the menus, the filters of the lawyers.',
    'Name in `wideVersion` what a wide window shows in its place: where the style sheet begins to show it, the drawer closes.',
    'Call `onClose` in every link inside: a router changes the page under the drawer and leaves it open.',
    'Put into `footer` the one action that stays in view while the content scrolls: “Voir les 12 avocats”.',
    'Draw what is costly only while it is open, as the filters are; give the opener `aria-haspopup="dialog"`.',
  ],
  dont: [
    'Don’t ask a question with it: a click beside it closes it at once. Take a Dialog.',
    'Don’t hide in it what a wide screen has room for.',
    'Don’t style the page’s scrolling for it: its own CSS holds the page still while it is open.',
  ],
  accessibility: [
    'A native modal `dialog` named by `label`. The page behind is inert and does not scroll, and keeps the place of its scrollbar.',
    'The focus goes to the close button (44 px), unless something in `header` takes it before, and comes back to the opener (WCAG 2.4.3).',
    'Only the content between header and footer scrolls: neither lies over what has the focus (WCAG 2.4.11).',
    'It slides in for 240 ms; with reduced motion it is there at once. At least 40 px of the page stay beside it to tap on.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Through what the drawer holds, never to the page behind.' },
    { keys: ['Enter', 'Space'], does: 'Presses the close button; Enter follows a link.' },
    { keys: ['Esc'], does: 'Closes it.' },
  ],
}
