import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'In the flow, where it matters: above “send” when sending has failed, above a form when a draft is waiting.',
    'Say in the title what happened and in the text what to do now: “Votre message n’a pas pu être envoyé”, then the e-mail address.',
    '`success` for what is done, `warning` for a fault or a risk, `info` for what is good to know.',
    'Pass `dismissLabel` with `onDismiss`: without it there is no button.',
  ],
  dont: [
    'Don’t take it for fields to mend (ErrorSummary), for a list that is empty or failed (StateMessage), nor for what is said after its screen was left (NoticeRegion).',
    'Don’t set `announce` on what stands there when the page opens: it is read where it stands.',
    'Don’t take `alert` for good news: it cuts off what is being read.',
  ],
  accessibility: [
    'The sign and the colour are not read out: the words have to say whether it worked (WCAG 1.3.3, 1.4.1).',
    'A `status` that comes together with its words is not read by every screen reader: put the notice into an element with `role="status"` that was there before, as the message of a lost connection does (WCAG 4.1.3).',
    'The dismiss button is 32 px (WCAG 2.5.8). It goes with the notice: the owner sends the focus to what stays.',
    'In forced colours the border and the sign take the colours of the text.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the links inside, then to the dismiss button, where it has them.' },
    { keys: ['Enter', 'Space'], does: 'On the button: puts it away.' },
  ],
}
