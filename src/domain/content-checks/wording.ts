import { placeWords, shorten, type TextFinding } from './finding.ts'
import { findPromises } from './promises.ts'
import { countWords, listSentences } from './sentences.ts'

const maxSentenceWords = 25
/** Search engines and tabs cut longer titles. */
const maxTitleLength = 60

export function checkTitle(title: string): TextFinding[] {
  const { length } = title.trim()
  return length > maxTitleLength
    ? [{ rule: 'titleLong', quote: shorten(title), count: length }]
    : []
}

/** What is wrong with the words of a text, wherever it stands. `today` is '2026-11-26'. */
export function checkWording(text: string, today: string): TextFinding[] {
  // Without what is no French: addresses. Of the same length, so that places stay.
  const words = text.replaceAll(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu, (address) =>
    '\u2060'.repeat(address.length),
  )
  return [
    ...checkPastYears(words, text, Number(today.slice(0, 4))),
    ...findPromises(words, 'fr').map(({ words: promise, start }): TextFinding => ({
      rule: 'promise',
      quote: promise,
      place: placeWords(text, start, promise),
    })),
    ...checkTypography(words, text),
    ...checkSentences(text),
  ]
}

/** A year of this century; what stands before it says whether it dates the text. */
const year = /(?<![\p{L}\d])20\d\d(?![\d\p{L}/-])/gu
/** 'en 2024', 'fin 2024', 'pour l’année 2024', 'les barèmes 2024'. */
const datedBy =
  /(?<!\p{L})(?:en|pour|courant|fin|début|d[’']ici|dès|l[’']année|année|exercice|tarifs?|barèmes?|montants?)\s$/iu
/** Before the year, in its part of the sentence: a law keeps its year. */
const lawBefore =
  /(?<!\p{L})(?:lois?|décrets?|arrêtés?|codes?|directives?|règlements?|ordonnances?|circulaires?|conventions?|accords?|traités?|protocoles?|arrêts?|jugements?|avis|article|cour|conseil|CJUE|CEDH|adopté|adoptée|entrée? en vigueur|modifié|modifiée|réforme|créée?|fondée?|né|née)(?!\p{L})[^.;:()]*$/iu

function checkPastYears(words: string, text: string, thisYear: number): TextFinding[] {
  return [...words.matchAll(year)].flatMap(({ 0: found, index }): TextFinding[] => {
    if (Number(found) >= thisYear) return []
    const lineStart = words.lastIndexOf('\n', index - 1) + 1
    const before = words.slice(Math.max(lineStart, index - 160), index)
    const dated = datedBy.exec(before)
    if (dated === null || lawBefore.test(before.slice(0, dated.index))) return []
    const quote = text.slice(index - (before.length - dated.index), index + found.length)
    return [
      {
        rule: 'pastYear',
        quote,
        place: placeWords(text, index + found.length - quote.length, quote),
      },
    ]
  })
}

/**
 * An ordinary space, or none, before what French writes after a no-break space (U+00A0 or U+202F), and inside « ».
 * A colon in a time or a ratio has none.
 */
const missingSpace =
  / +[;:!?»]|(?<=[\p{L}\d])(?:[;!?»](?![\p{L}\d])|:(?=\s|$))|«(?: |(?![\s\u00a0\u202f]))/gu
const straightApostrophe = /(?<=\p{L})'(?=\p{L})/gu

function checkTypography(words: string, text: string): TextFinding[] {
  return [
    ...checkSign('typographySpace', missingSpace, words, text),
    ...checkSign('typographyApostrophe', straightApostrophe, words, text),
  ]
}

/** One finding for all places of a text: who mends one mends them all. */
function checkSign(
  rule: 'typographySpace' | 'typographyApostrophe',
  pattern: RegExp,
  words: string,
  text: string,
): TextFinding[] {
  const matches = [...words.matchAll(pattern)]
  const [first] = matches
  if (first === undefined) return []
  const end = first.index + first[0].length
  const before = /[^\s«]{0,14}$/u.exec(text.slice(0, first.index))?.[0] ?? ''
  const after = /[»;:!?]$/u.test(first[0])
    ? ''
    : (/^[\p{L}\p{N}-]{0,14}/u.exec(text.slice(end))?.[0] ?? '')
  const quote = `${before}${text.slice(first.index, end)}${after}`
  const place = placeWords(text, first.index - before.length, quote)
  return [{ rule, quote, place, count: matches.length }]
}

function checkSentences(text: string): TextFinding[] {
  return listSentences(text).flatMap(({ text: sentence, start }): TextFinding[] => {
    const count = countWords(sentence)
    if (count <= maxSentenceWords) return []
    const place = placeWords(text, start, sentence)
    return [{ rule: 'sentenceLong', quote: shorten(sentence), place, count }]
  })
}
