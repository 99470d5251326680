import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Around a whole section that is reached by scrolling; those of the home page have it from `HomeSection`.',
    'Choose `variant` by the screen: `default` (400 ms) on public pages, `slow` (1000 ms) on the home page, `admin` (800 ms) in the back-office. The durations are specified.',
    'Give it elements: bare text stays where it is.',
  ],
  dont: [
    'Don’t expect it to move what is in the window when the page comes, nor anything a second time.',
    'Don’t fade with it: who prints the page, searches it or reads it whole finds everything.',
    'Don’t put into it what is fixed to the window or hangs out by more than 24 px, such as a menu: until it has settled, it would be moved or cut off.',
  ],
  accessibility: [
    'A `div` without a role. Its text is in the page and can be read from the start; only its place changes.',
    'Nothing moves for who asked for less motion (WCAG 2.3.3), on paper, or without JavaScript.',
    'Focus sets nothing off, since what jumps away when it is pressed is never clicked. The frame keeps its height: what stands below stays.',
  ],
  keyboard: [],
}
