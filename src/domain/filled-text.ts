/**
 * A text of a record to the letter; undefined if it is absent, empty or has nothing that can be seen: servers write an
 * empty text in many ways.
 */
export function getFilledText(text: string | null | undefined): string | undefined {
  return text != null && /[^\s\p{Cf}]/u.test(text) ? text : undefined
}
