/** What libraries have logged since the story began. */
const warnings: string[] = []

/**
 * About how Storybook wraps each event of a play function in `act`, which no browser does: it does not wait for code that the
 * event loads.
 */
const ofAct = /`act`|\bact\(/

/**
 * Records what a library warns of while a story is shown: React of a missing key or an unknown attribute, say. Returns what ends it.
 *
 * What the site logs is left alone, since a story of a failing server logs errors, and so is an error that React reports on its way to
 * an error boundary: it is no text, or begins with a placeholder for one.
 */
export function recordLibraryWarnings(): () => void {
  const log = console.error
  warnings.length = 0
  console.error = (...values: unknown[]) => {
    const [text] = values
    const isWarning = typeof text === 'string' && !text.startsWith('%o') && !ofAct.test(text)
    if (isWarning && isCalledByLibrary()) warnings.push(fillIn(text, values.slice(1)))
    log(...values)
  }
  return () => {
    console.error = log
  }
}

export function expectNoLibraryWarning(): void {
  const [first] = warnings
  if (first !== undefined) throw new Error(`A library warns: ${first}`)
}

/** Whether the code that called `console.error` is of a package. */
function isCalledByLibrary(): boolean {
  // Of the lines with a URL, the first two are this function and `console.error`.
  const frames = new Error().stack?.split('\n').filter((line) => line.includes('://')) ?? []
  return frames[2]?.includes('/node_modules/') ?? false
}

const fillIn = (text: string, values: readonly unknown[]) => {
  const rest = [...values]
  return text.replaceAll(/%[sdo]/g, () => String(rest.shift()))
}
