import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Give the slug or the name as `seed`: the same seed is the same picture for ever.',
    'Where a record has no image of its own, take `VisaPlate`, `ArticlePlate` or `Portrait`; `detail="coarse"` below about 96 px.',
    'Set `data-ink` around a rosette or a ground for the inks of a country; a visa has them from its `code`.',
    'Put `SecurityGround` into a positioned element, the words over it into another, and let it fade out where they stand.',
  ],
  dont: [
    'Don’t fill large areas with a country’s inks: they are for lines.',
    'Don’t write into a picture what somebody has to read: the numbers of its machine-readable lines are invented.',
    'Don’t import `drawings.tsx` but for its types: the lines are fetched after the page has been painted.',
    'Don’t let a layout wait for the lines: a picture has its size without them, and stays empty where they cannot be had.',
  ],
  accessibility: [
    'Ornaments, so `aria-hidden`. A rosette, a portrait or the mark with a `label` is an `img` of that name: leave it out where the name is written beside (WCAG 1.1.1).',
    'Nothing of it moves. But for the mark, it takes no press: what is below is reached.',
    'In forced colours the lines have the colour of text and the paper that of the page.',
    'On paper all are drawn, also those that were not scrolled to.',
  ],
  keyboard: [],
}
