import type { ServiceFee, ServiceLevel } from '#contract/interventions.ts'

/** 120 letters without a place to break. */
const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungsprotokollführungsausschüsse'
const longSentence =
  'dont l’intitulé complet, tel qu’il figure au registre, mentionne l’ensemble des procédures, recours et démarches'

/** The texts of a service level and its fee. The compiler names one that is not listed here. */
type LevelText = Exclude<
  keyof ServiceLevel | keyof ServiceFee,
  'id' | 'levelNumber' | 'serviceFee' | 'amount' | 'currency'
>
const longLevelTexts: Readonly<Record<LevelText, 'name' | 'paragraph' | 'richText'>> = {
  title: 'name',
  summary: 'paragraph',
  fullDescription: 'richText',
  valueString: 'name',
  basis: 'name',
  notes: 'paragraph',
}
export const levelTextNames = Object.keys(longLevelTexts)
const listLevelTexts = (kind: string) =>
  Object.entries(longLevelTexts).flatMap(([name, own]) => (own === kind ? [name] : []))

/** Fields of one line: in each second record the long word follows at once, before anything can cut it off. */
const longNames = new Set([
  ...listLevelTexts('name'),
  ...splitWords(`
    name title question barAssociation city street degree institution areasOfLaw services paymentMethods
  `),
])
const longParagraphs = new Set([
  ...listLevelTexts('paragraph'),
  ...splitWords(
    `summary introduction response description foundingStatement text points myActivity
    situation period method exceptions quotation`,
  ),
])
const longRichTexts = new Set([...listLevelTexts('richText'), 'content'])

function splitWords(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Rich text with a long word in each element that may contain one, and a table of many columns. */
function lengthenRichText(html: string): string {
  const level = Number(/<h([2-5])/.exec(html)?.[1] ?? 3)
  return `${html.repeat(4)}
    <h${level}>${longWord}</h${level}><h${level + 1}>${longSentence} ${longWord}</h${level + 1}>
    <p>${longWord} <a href="https://example.org/">https://www.${longWord}.example/</a> <code>${longWord}</code></p>
    <ul><li>${longWord}<ol><li>${longWord}</li></ol></li></ul>
    <blockquote>${longWord}</blockquote><pre>${longWord} ${longWord}</pre><dl><dt>${longWord}</dt><dd>${longWord}</dd></dl>
    <table><caption>${longWord}</caption>
      <tr><th>${longWord}</th>${'<th>Délai de recours</th>'.repeat(9)}</tr>
      <tr><td>${longSentence}</td>${'<td>Trente jours</td>'.repeat(9)}</tr>
    </table>`
}

interface LengtheningOptions {
  /** Whether a sentence precedes the long word in a field of one line. */
  readonly isSentence: boolean
  /** Whether `content` is plain text: that of testimonials is, that of others is HTML. */
  readonly isContentPlain: boolean
}

/** Makes the text of a field long; one that is no text, such as a code or a day, stays. */
export function lengthenText(
  name: string,
  text: string,
  { isSentence, isContentPlain }: LengtheningOptions,
): string {
  if (longNames.has(name))
    return isSentence ? `${text}, ${longSentence}, ${longWord}` : `${text} ${longWord}`
  if (longParagraphs.has(name) || (name === 'content' && isContentPlain))
    return `${text} ${Array.from({ length: 12 }, () => longSentence).join(', ')}. ${longWord}`
  if (longRichTexts.has(name)) return lengthenRichText(text)
  if (name === 'firstName' || name === 'lastName') return `${text}-${text}-${text}`
  return name === 'email' ? `${'secretariat.du.cabinet.'.repeat(3)}${text}` : text
}
