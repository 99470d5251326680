/** A sentence with where it begins in its text. */
export interface Sentence {
  readonly text: string
  readonly start: number
}

/** What a point ends without ending a sentence. */
const abbreviation =
  /(?:^|[\s(«’])(?:art|al|cf|ex|M|MM|Mme|Me|no|p|pp|réf|tél|vol|env|min|max|\p{Lu})\.$/u

/** The sentences of a text. A line ends one, and so does a point before a space and what begins one. */
export function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const add = (end: number) => {
    const part = text.slice(start, end)
    const leading = part.length - part.trimStart().length
    if (part.trim() !== '') sentences.push({ text: part.trim(), start: start + leading })
    start = end
  }
  for (const { 0: ending, index } of text.matchAll(
    /\n|[.!?…]+(?:[\s]*[»”)])?(?=\s+[\p{Lu}\d«“(—–])/gu,
  )) {
    if (ending === '.' && abbreviation.test(text.slice(Math.max(0, index - 8), index + 1))) continue
    add(index + ending.length)
  }
  add(text.length)
  return sentences
}

/** The words of a sentence: 'l’avocat' is one, as is '1 500'; a sign on its own is none. */
export function countWords(sentence: string): number {
  return (
    sentence
      .replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')
      .match(/[\p{L}\p{N}]+(?:['’\-.,/@][\p{L}\p{N}]+)*/gu)?.length ?? 0
  )
}
