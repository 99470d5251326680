import { listSentences } from './sentences.ts'

type Language = 'fr' | 'en'

/**
 * What promises, or may be read as a promise by somebody who is anxious. Say instead 'correspond à', 'se demande',
 * 'l’autorité vérifie'. A right before an authority ('vous avez le droit de vous taire') is no promise.
 */
const promises: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /(?:vous|tu) (?:y )?(?:avez|aurez|auriez|as|auras|aurais) (?:bien |donc |aussi |peut-être )?droit/,
    /(?:in)?éligib(?:les?|ilité)/,
    /garanti\p{L}*/u,
    /sans (?:aucun |le moindre )?risques?/,
    /meilleure?s?/,
    /recommand\p{L}*/u,
    /(?:chances?|taux) de (?:succès|réussite|réussir)/,
    /(?:bonnes|toutes les|fortes) chances/,
    /(?:succès|visa|titre|résultat) (?:est )?assurés?/,
    /à coup sûr/,
    /infaillibles?/,
  ],
  en: [
    /you(?:’d| may| might| could| would)?(?: also| then)? qualify/,
    /you(?:’re| are| will be| may be| might be| would be)(?: also| then)? entitled/,
    /entitles? you/,
    /(?:in)?eligib(?:le|ility|ly)/,
    /guarante\p{L}*/u,
    /risk[- ]free/,
    /without(?: any| the slightest)? risks?/,
    /best/,
    /recommend\p{L}*/u,
    /(?:chances?|prospects?|odds|rates?) of (?:success|succeeding)/,
    /(?:good|better|high|every|strong) chances?/,
    /success rates?/,
    /(?:sure|certain) to (?:get|obtain|succeed)/,
  ],
}

/** Where a word of the list promises nothing. Rather than add to these, reword the text. */
export const promiseExceptions: Readonly<
  Record<Language, readonly (readonly [reason: string, text: RegExp])[]>
> = {
  fr: [
    ['says that nobody can promise it', /ne (?:peut )?garanti[rt]/],
    ['what the law of Cameroon asks for', /garantie de rapatriement/],
    ['an income named by Belgian law', /revenu minimum (?:mensuel moyen )?garanti/],
    ['a product of Canadian banks', /certificat de placement garanti/],
    ['a registered letter', /(?:lettre recommandée|courrier recommandé|pli recommandé)/],
  ],
  en: [
    [
      'says that nobody can promise it',
      /(?:not|no one can|nobody can|no serious lawyer) guarantees?|guarantees nothing/,
    ],
    ['what the law of Cameroon asks for', /repatriation guarantee/],
    ['an income named by Belgian law', /guaranteed (?:average )?minimum (?:monthly )?income/],
    ['a product of Canadian banks', /guaranteed investment certificate/],
    ['what courts weigh', /best interests of the child/],
  ],
}

/** Of the whole words, in small letters. */
export function toWordPattern(expressions: readonly RegExp[]): RegExp {
  const source = expressions.map((one) => one.source).join('|')
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'gu')
}

const patterns = {
  fr: createPatterns('fr'),
  en: createPatterns('en'),
}

function createPatterns(language: Language) {
  return {
    promise: toWordPattern(promises[language]),
    exception: toWordPattern(promiseExceptions[language].map(([, exception]) => exception)),
  }
}

/** Without what does not count. Small letters, because a pattern that ignores case takes three times as long. */
function toComparable(sentence: string): string {
  const plain = sentence.replaceAll(/\s/g, ' ').replaceAll("'", '’')
  const small = plain.toLowerCase()
  // A few letters of other languages have small ones of two characters.
  return small.length === plain.length ? small : plain
}

/** Words that promise, as the text has them, with where they begin and the sentence that they are in. */
export function findPromises(
  text: string,
  language: Language,
): { readonly words: string; readonly start: number; readonly sentence: string }[] {
  const { promise, exception } = patterns[language]
  return listSentences(text).flatMap(({ text: sentence, start }) => {
    // Of the same length, so that places stay.
    const plain = toComparable(sentence)
    const allowed = [...plain.matchAll(exception)].map(({ 0: words, index }) => ({
      from: index,
      to: index + words.length,
    }))
    return [...plain.matchAll(promise)]
      .filter(
        ({ 0: words, index }) =>
          !allowed.some(({ from, to }) => index < to && index + words.length > from),
      )
      .map(({ 0: words, index }) => ({
        words: sentence.slice(index, index + words.length),
        start: start + index,
        sentence,
      }))
  })
}
