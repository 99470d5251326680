import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For a rating out of five that somebody gave, as beside a testimonial.',
    'Read what was typed by `parseStars`: “4,5”, “4 / 5” and “4.3” are understood and rounded to halves. What is not shows nothing.',
    'Write `label` from the same value as the stars: “4,5 étoiles sur 5”.',
  ],
  dont: [
    'Don’t ask for a rating with it: nothing of it can be pressed.',
    'Don’t hand it 4.3 itself: four stars would be drawn beside words that say more.',
    'Don’t take 0 for “not rated”: 0 is five empty stars, said as such. Leave `value` undefined.',
  ],
  accessibility: [
    'One `img` with `label` as its name; the stars themselves are hidden, so that nobody hears five of them.',
    'Full, half and empty differ by their filling, not by the colour alone (WCAG 1.4.1); the edge of an empty one is over 3:1 (1.4.11).',
    'In forced colours full stars have the colour of text.',
  ],
  keyboard: [],
}
