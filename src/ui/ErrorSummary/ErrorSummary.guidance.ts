import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Above the first field of a form, with the errors in the order of the fields.',
    'Write each error as beside its field, and say how to mend it: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Let the title count them: “2 champs sont à revoir avant l’envoi”.',
    'Pass the count of attempts (`submitCount`) as `attempt`: pressing “send” again leads back here.',
  ],
  dont: [
    'Don’t take it for a fault of the server or the network: that is a Notice of the kind `warning`.',
    'Don’t take it instead of the message at the field: it goes with it (WCAG 3.3.1).',
    'Don’t give the id of a label or a box around the field: its link can focus only what takes the focus. One error a field.',
  ],
  accessibility: [
    'A group named by its title. Each attempt that leaves errors moves the focus to it, which has it read out; typing never does.',
    'It is no live region: with the focus on it everything would be said twice.',
    'Its outline is drawn after a press of the mouse too, since the focus is sent here to be seen (WCAG 2.4.7).',
    'A link leads to its field and leaves the address alone; it is at least 24 px high (WCAG 2.5.8).',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From the summary to its first link, and on. It is no stop itself.' },
    { keys: ['Enter'], does: 'Goes to the field of the link.' },
  ],
}
