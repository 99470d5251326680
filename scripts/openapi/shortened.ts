const longList = 3
const longText = 240

/** An example to read: the first records of a list, the first paragraph of a long text. */
export function shortened(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, longList).map(shortTexts) : shortTexts(value)
}

function shortTexts(value: unknown): unknown {
  if (typeof value === 'string') return firstParagraph(value)
  if (Array.isArray(value)) return value.map(shortTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortTexts(part)]))
}

function firstParagraph(text: string): string {
  if (text.length <= longText) return text
  const [paragraph] = /<p>.*?<\/p>/s.exec(text) ?? []
  return paragraph ?? `${text.slice(0, longText)}…`
}
