import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for items of equal weight that nobody must see in full: testimonials, videos. Use a list for essential content.',
    'Name what moves: “Témoignage suivant”, not “Suivant”; the home page has two carousels.',
    'Remove `autoplay` once a user interacts with a slide, such as starting a video.',
    'Choose `slidesPerView` by the width of the container, not of the window.',
  ],
  dont: [
    'Don’t create new slide ids on each render: new ids reset the carousel to its first slide.',
    'Don’t omit `loop` without a reason: at the last slide the next arrow announces nothing.',
    'Don’t combine short and very long slides: all take the height of the tallest.',
  ],
  accessibility: [
    'A region named by `labels.carousel` with the role description “carrousel”; slides are groups named “2 sur 5”. Hidden slides are `inert` (WCAG 2.4.3).',
    'An autoplaying carousel starts with a pause button (WCAG 2.2.2). It also pauses on hover, on focus and in background tabs.',
    'With reduced motion there is no autoplay and no pause button, and slides change without animation.',
    'Slide changes by arrow are announced politely; autoplay is not. Arrows are 44 px and hidden if all slides fit.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to pause, to both arrows, then through the visible slides.' },
    { keys: ['Enter', 'Space'], does: 'Presses pause or an arrow.' },
    { keys: ['←', '→'], does: 'Scrolls the focused row before JavaScript loads, or without it.' },
  ],
}
