import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For a question that has to be answered before one goes on: a deletion, unsaved changes, two versions of a record.',
    'Put the safest answer first, and let the others name what they do: “Rester sur la fiche”, “Quitter sans rien garder”.',
    'Take `alertdialog` before what cannot be undone: the text is then read out with the title.',
    'While it works set `busy` and say so in the button: “Suppression…”. Neither Esc nor a click beside it then closes it.',
  ],
  dont: [
    'Don’t say with it that something worked: take a Notice, or the NoticeRegion in the back-office.',
    'Don’t put a form of several fields into it: that is a page, with an address and a draft.',
    'Don’t leave out a button that closes it: it has no cross, and a phone has no Esc.',
    'Don’t set `closesFromScrim` where a click beside it would lose something.',
  ],
  accessibility: [
    'A native modal `dialog` named by its title, an `h2`. The page behind is inert; closed, or taken off the page while open, it gives the focus back to what opened it (WCAG 2.4.3).',
    'The focus goes to the first thing that takes it: a link or a box in the text comes before the first button.',
    'What a NoticeRegion says meanwhile lies behind it, and is inert: say what failed in the dialog, as a deletion does.',
    'It is at most 90 % as high as the window and scrolls inside; it comes without motion.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Through what the dialog holds, never to the page behind.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has the focus.' },
    { keys: ['Esc'], does: 'Asks the owner to close it (`onClose`); nothing while it is busy.' },
  ],
}
