/** The value of a JSON text; undefined if it is none, or if there is no text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
