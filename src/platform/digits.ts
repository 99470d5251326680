/** The digits of every script as '0' to '9': Arabic-Indic, Devanagari, full-width and their like. Other signs stay. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(getValue(digit.codePointAt(0) ?? 0)))
}

/** The digits of a script follow each other from zero to nine. */
function getValue(codePoint: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1
  return before % 10
}
