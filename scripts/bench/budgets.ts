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

/**
 * Limits of pages whose scripts are above the budget. 134 KB of each are the entry and layout (docs/performance.md). In November
 * 2026, 2 to 4 KB were added: a message outlives its page, stored choices follow other tabs, the language has one store,
 * input before the start of the client is kept, and a page that a translator broke is drawn anew. Later 0.2 KB for a list that
 * loads late, 1.4 to 2.3 KB on pages with a contact form, which keep a draft and show what was sent, 1 to 2 KB on home and the pages
 * of a visa, which share a head, prices with VAT and the links to lawyers, and 1 to 1.5 KB on those of lawyers, for VAT. Then 1 KB on
 * all pages for letters and Schengen days: three routes, the contract of the rules, entries of the menu, and
 * 0.5 KB for two routes of the orientation and 0.5 KB for that of the file of a visitor. Then 2 KB on all pages for the back-office:
 * five routes, the searches of its forms, and what a form begins with. Then 0.1 KB for the scroll to a form in a hidden tab, the print
 * of the FAQ and the words of a price, which nine limits had no room for. Then 0.1 to 0.4 KB for the sources of the law, 1 KB for who is
 * meant by the rule of 90 days, and 4 KB on the plan of the orientation for situations without a visa and their sources; and 1 KB on
 * the pages of letters, which ask how a letter came and say whether the decision waits. Then 0.1 to 1.3 KB: who waits has a door, a
 * letter an identity, an empty search says where it finds something, and the privacy page erases what a device keeps.
 */
export const temporaryScriptLimits: Readonly<Record<string, number>> = {
  '/': 191,
  '/accessibilite': 158,
  '/apropos': 155.5,
  '/avocatslist': 181.5,
  '/avocatslist/comparer': 197,
  '/blog': 173,
  '/blog/$slug': 176,
  '/confidentialite': 161,
  '/connexion': 155.5,
  '/contact': 180.5,
  '/detailsavocatslist/$id': 204,
  '/detailsvisa/$country/$visa': 175.5,
  '/faq': 175.5,
  '/interventions/$country/$visa': 175,
  '/jours-schengen': 160,
  '/lettre': 171.5,
  '/lettre/regles': 158.5,
  '/mentions-legales': 158,
  '/mon-dossier': 166,
  '/orientation': 165.5,
  '/orientation/plan': 165,
  '/pricing/$country/$visa': 176,
  '/services': 155.5,
  '/vous-etes-avocat': 173,
}
