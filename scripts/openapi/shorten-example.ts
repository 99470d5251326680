const maxItems = 3
const maxTextLength = 240

/** An example to read: the first records of a list, the first paragraph of a long text. */
export function shortenExample(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxItems).map(shortenTexts) : shortenTexts(value)
}

function shortenTexts(value: unknown): unknown {
  if (typeof value === 'string') return getFirstParagraph(value)
  if (Array.isArray(value)) return value.map(shortenTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortenTexts(part)]))
}

function getFirstParagraph(text: string): string {
  if (text.length <= maxTextLength) return text
  const [paragraph] = /<p>.*?<\/p>/s.exec(text) ?? []
  return paragraph ?? `${text.slice(0, maxTextLength)}…`
}
