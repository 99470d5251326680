import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Pass the slug or name as `seed`: the same seed always gives the same drawing.',
    'For a record without an image use `VisaIllustration`, `ArticleIllustration` or `InitialsAvatar`; set `detail="coarse"` below about 96 px.',
    'Set `data-ink` on an ancestor for a country’s inks; a visa derives them from its `code`.',
    'Put `GuillocheBackground` in a positioned element, with the text in a sibling, and fade it out behind text.',
  ],
  dont: [
    'Don’t fill large areas with a country’s inks: they are for lines.',
    'Don’t rely on text inside a drawing: the numbers of the machine-readable lines are invented.',
    'Don’t import `drawings.tsx` except for types: it loads after the first paint.',
    'Don’t repeat a line with `<use>`: its copies are elements too. `strokeCopies` puts them in one path.',
    'Don’t let a layout depend on the lines: a drawing has its size without them and stays empty if they fail to load.',
  ],
  accessibility: [
    'Decorative, so `aria-hidden`. With a `label`, a rosette, an avatar or the brand mark is an `img`: omit it if the name is visible beside it (WCAG 1.1.1).',
    'Nothing moves. Except for the mark, clicks go through to the content below.',
    'In forced colours lines take the text colour and paper the page colour.',
    'In print everything is drawn, also below the fold.',
  ],
  keyboard: [],
}
