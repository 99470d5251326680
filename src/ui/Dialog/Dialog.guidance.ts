import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for a question that blocks further work: a deletion, unsaved changes, an edit conflict.',
    'Put the safest answer first and name each action: “Rester sur la fiche”, “Quitter sans rien garder”.',
    'Set `role="alertdialog"` for irreversible actions: the text is announced with the title.',
    'Set `busy` while the action runs and show it in the button (“Suppression…”): Esc and the backdrop then don’t close the dialog.',
  ],
  dont: [
    'Don’t confirm success with it: use a Notice, or the Toaster in the back-office.',
    'Don’t put long forms in it: use a page with a URL and a draft.',
    'Don’t omit a closing button: there is no cross, and phones have no Esc.',
    'Don’t set `closeOnBackdropClick` if a click beside the dialog would lose something.',
  ],
  accessibility: [
    'A native modal `dialog` named by its title, an `h2`. The page behind is inert. On close or unmount focus returns to the opener (WCAG 2.4.3).',
    'Focus moves to the first focusable element: a link or checkbox in the text comes before the first button.',
    'The Toaster is inert behind an open dialog: show errors in the dialog, as a deletion does.',
    'It is at most 90 % of the window’s height, scrolls inside and opens without animation.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the dialog, never to the page behind.' },
    { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
    { keys: ['Esc'], does: 'Calls `onClose`, unless busy.' },
  ],
}
