import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Once, in the frame of the back-office: what it says outlives the screen where it was done. Screens call `notify`.',
    'One sentence that names what it was done to: “Suppression faite : Belgique”.',
    'Take `warning` for what must not be missed: it stays until it is put away, the others go after 8 seconds.',
  ],
  dont: [
    'Don’t say there what a form has to mend or why it was not saved: that stands in the form, as a Notice.',
    'Don’t put the only link or button to something into it: it goes by itself.',
    'Don’t say anything in it while a Dialog is open: it lies behind, and is inert.',
    'Don’t send a burst: `notify` keeps the last four, warnings among those that make room.',
  ],
  accessibility: [
    'A named region with a polite `status` in it, on the page before its first notice; only what is added is read, and the focus stays (WCAG 4.1.3).',
    'A notice stays while it is pointed at or has the focus, and then has its whole time again (WCAG 2.2.1).',
    'Put away with its button, it leaves the focus on the region, not at the top of the page (WCAG 2.4.3).',
    'It rises by 8 px as it comes, and not with reduced motion; nothing of it is printed.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the dismiss button of each notice, after the page itself.' },
    { keys: ['Enter', 'Space'], does: 'Puts the notice away.' },
  ],
}
