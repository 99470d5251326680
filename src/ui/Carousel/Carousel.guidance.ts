import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For things of equal weight that nobody has to see all of: testimonials, videos. What must be seen stands in a list.',
    'Name what moves: “Témoignage suivant”, not “Suivant”. Two carousels stand on the home page.',
    'Take `autoplay` away once somebody acts in a slide, as the videos do when one is started.',
    'Choose `slidesPerView` by the width of the carousel’s own place: it counts that, not the window.',
  ],
  dont: [
    'Don’t make up new slide ids at each render: other ids are another carousel, which begins at its first slide.',
    'Don’t leave out `loop` without need: the arrow back says that it has come to the first slide, the arrow on says nothing at the last.',
    'Don’t put a short slide beside a very long one: all are as high as the longest.',
  ],
  accessibility: [
    'A region named by `labels.carousel` and called “carrousel”; each slide is a group named “2 sur 5”. Once its script has come, slides out of sight are `inert`: not reached by Tab, not read (WCAG 2.4.3).',
    'What moves by itself has a pause button, the first thing in it (WCAG 2.2.2). It also waits under the mouse, while something in it has the focus, and while its page is in the background.',
    'With reduced motion it never moves by itself, so there is no pause button; the arrows change slides without a glide.',
    'The slide that an arrow leads to is said politely; moves of its own are never said. The arrows are 44 px wide and high, and gone where all slides fit.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To pause, to the two arrows, then through what takes the focus in the slides in sight.',
    },
    { keys: ['Enter', 'Space'], does: 'Presses pause or an arrow.' },
    {
      keys: ['←', '→'],
      does: 'Scroll the row while it has the focus: it is a stop of Tab until its script has come, and where it never comes.',
    },
  ],
}
