/**
 * The budgets of the project, and nowhere else: `tests/builds/budgets.spec.ts` fails on the bytes, `npm run
 * bench` prints all of them beside what it measured and fails on none. Bytes are KB of 1,024, in brotli;
 * times are milliseconds on a processor four times slower.
 */
export const goals = {
  /** The home page's scripts before it is idle, and another page's. */
  homeScripts: 150,
  pageScripts: 140,
  /** A first visit to the home page with fonts and pictures. */
  homeWire: 300,
  /** Largest paint against the same page without scripts, in the same rounds. */
  largestPaintRatio: 1.25,
  layoutShift: 0.01,
  blockingTime: 150,
  routeChange: 100,
  keystroke: 50,
  /** First paint of the demo's home page against that of the production client. */
  demoPaintRatio: 1.3,
  /** Memory after 50 visits against memory after 10. */
  memoryRatio: 1.1,
} as const

/** Limits of every public page; its HTML holds both languages and the styles. */
export const byteLimits = { html: 50, styles: 12, fonts: 70 } as const

/** What a page may move when its fonts come after its first paint: less than one line of text that breaks elsewhere. */
export const shiftByFonts = 0.02

/** KB that the demo's pages load more: what starts its mock. */
export const startOfMock = 2

export function scriptGoal(route: string): number {
  return route === '/' ? goals.homeScripts : goals.pageScripts
}

/**
 * Where a page's scripts are above their goal, the limit that they may not pass meanwhile. Of each, 127 KB are
 * the entry and layout, mostly packages; docs/performance.md says what the rest is.
 */
export const scriptLimits: Readonly<Record<string, number>> = {
  '/': 172.5,
  '/avocatslist': 161.5,
  '/avocatslist/comparer': 174,
  '/blog': 155.5,
  '/blog/$slug': 156.5,
  '/confidentialite': 142,
  '/contact': 160.5,
  '/detailsavocatslist/$id': 180.5,
  '/detailsvisa/$country/$visa': 155.5,
  '/faq': 154.5,
  '/interventions/$country/$visa': 153,
  '/pricing/$country/$visa': 152,
  '/vous-etes-avocat': 156,
}
