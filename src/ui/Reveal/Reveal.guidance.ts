import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Wrap a whole section that users scroll to; `HomeSection` does so on the home page.',
    'Choose `variant` by the screen: `default` (400 ms) on public pages, `slow` (1000 ms) on the home page, `admin` (800 ms) in the back-office. The durations are specified.',
    'Pass elements: bare text does not move.',
  ],
  dont: [
    'Don’t expect content that is visible on load to move; nothing moves twice.',
    'Don’t fade with it: print, search and full-page reading need the whole text.',
    'Don’t wrap fixed elements or ones that overflow by more than 24 px, such as a menu: they would move or be clipped.',
  ],
  accessibility: [
    'A `div` without a role. The text is readable from the start; only its position changes.',
    'Nothing moves with reduced motion (WCAG 2.3.3), in print or without JavaScript.',
    'Focus starts no animation: moving a target on press would miss the click. The wrapper keeps its height, so content below stays in place.',
  ],
  keyboard: [],
}
