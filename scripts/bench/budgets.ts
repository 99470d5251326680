/**
 * The budgets that `npm run bench` prints beside its measurements. Sizes are in units of 1,024 bytes, compressed with
 * brotli. Times are milliseconds on a CPU slowed down four times. Scores are Lighthouse's, out of 100.
 */
export const budgets = {
  performance: 95,
  /** Accessibility, best practices and SEO. */
  otherScores: 100,
  /** Scripts of the home page and of other pages before they are idle. */
  homeScripts: 150,
  pageScripts: 130,
  /** Largest paint against that of the same page without scripts. */
  largestPaintRatio: 1.1,
  layoutShift: 0.01,
  blockingTime: 150,
  routeChange: 100,
  keystroke: 50,
  /** A key in a search to its list. */
  searchList: 100,
  /** A key in an article of 5,000 words in the editor: one frame. */
  editorFrame: 16,
  /** Memory after 50 visits against memory after 10. */
  memoryRatio: 1.05,
  /** Elements of home, with any number of records. */
  homeElements: 4000,
} as const

/**
 * Limits of every public page. Its HTML contains both languages and the styles; `english` is what the English page adds to
 * it. `translations` are those of the records, which English pages load.
 */
export const pageWeightLimits = {
  html: 50,
  english: 12,
  styles: 12,
  fonts: 70,
  translations: 45,
} as const

/** Additional KB of pages of the demo, for starting the mock. */
export const mockStartupKb = 3

export function getScriptBudget(route: string): number {
  return route === '/' ? budgets.homeScripts : budgets.pageScripts
}
