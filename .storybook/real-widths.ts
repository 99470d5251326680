/** In pixels. */
interface RealWidth {
  /** Where the site shows it most, in a window 1440 px wide. */
  readonly desktop: number
  /** In one 390 px wide, if that is less than the page's column of 357. */
  readonly phone?: number
}

/** How wide the site shows a component, by the title of its stories. What is not here is as wide as a page or as its text. */
export const realWidths: Readonly<Record<string, RealWidth>> = {
  'Components/Accordion': { desktop: 864 },
  'Components/Carousel': { desktop: 649 },
  'Components/Choice list': { desktop: 568 },
  'Components/Date field': { desktop: 568 },
  'Components/Error summary': { desktop: 568 },
  'Components/Flip card': { desktop: 371, phone: 307 },
  'Components/Map embed': { desktop: 765 },
  'Components/Notice': { desktop: 568 },
  'Components/Radio group': { desktop: 568 },
  'Components/Record picture': { desktop: 365 },
  'Components/Select': { desktop: 272 },
  'Components/Sheet': { desktop: 568 },
  'Components/Text area': { desktop: 568 },
  'Components/Text field': { desktop: 568 },
  'Components/Toggle group': { desktop: 864 },
  'Content/Plain text': { desktop: 512 },
  'Content/Rich text': { desktop: 568 },
  'Content/Rich text editor': { desktop: 652 },
  'Screens/Home/Testimonial card': { desktop: 414 },
  'Screens/Home/Video card': { desktop: 649 },
  'Site components/Article card': { desktop: 365 },
  'Site components/Checked note': { desktop: 518, phone: 307 },
  'Site components/Contact form': { desktop: 568 },
  'Site components/Day': { desktop: 568 },
  'Site components/Law sources': { desktop: 568 },
  'Site components/Level price': { desktop: 242, phone: 309 },
  'Site components/Mail form': { desktop: 568 },
  'Site components/Picture of a visa': { desktop: 369, phone: 305 },
  'Site components/Summary of the file': { desktop: 568 },
  'Site components/Tax advice': { desktop: 448 },
  'Site components/Visa card': { desktop: 371, phone: 307 },
}
