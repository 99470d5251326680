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
  /** Memory after 50 visits against memory after 10. */
  memoryRatio: 1.1,
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
export const mockStartupKb = 2

export function getScriptBudget(route: string): number {
  return route === '/' ? budgets.homeScripts : budgets.pageScripts
}

/** Limits of pages whose scripts are above the budget. 134 KB of each are the entry and layout (docs/performance.md). */
export const temporaryScriptLimits: Readonly<Record<string, number>> = {
  '/': 178.5,
  '/accessibilite': 147.5,
  '/apropos': 145.5,
  '/avocatslist': 171,
  '/avocatslist/comparer': 184,
  '/blog': 163,
  '/blog/$slug': 165,
  '/confidentialite': 149.5,
  '/connexion': 146.5,
  '/contact': 168,
  '/detailsavocatslist/$id': 190.5,
  '/detailsvisa/$country/$visa': 164,
  '/faq': 164,
  '/interventions/$country/$visa': 162,
  '/mentions-legales': 147.5,
  '/pricing/$country/$visa': 161,
  '/services': 145.5,
  '/vous-etes-avocat': 163.5,
}
