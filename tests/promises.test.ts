import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

import { describe, expect, it } from 'vitest'

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
const exceptions: Readonly<Record<Language, readonly (readonly [reason: string, text: RegExp])[]>> =
  {
    fr: [
      ['says that nobody can promise it', /ne (?:peut )?garanti[rt]/],
      ['what the law of Cameroon asks for', /garantie de rapatriement/],
      ['an income named by Belgian law', /revenu minimum (?:mensuel moyen )?garanti/],
      ['a product of Canadian banks', /certificat de placement garanti/],
      ['a registered letter', /(?:lettre recommandée|courrier recommandé)/],
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

const sources: readonly (readonly [files: string, language: Language])[] = [
  ['src/i18n/fr/*.ts', 'fr'],
  ['src/i18n/en/*.ts', 'en'],
  ['mocks/content/**/*.{json,md}', 'fr'],
  ['public/translations/en/*.json', 'en'],
]

interface Text {
  /** The file, with the key or the line. */
  readonly place: string
  readonly text: string
}

const root = new URL('../', import.meta.url)

async function readTexts(files: string): Promise<Text[]> {
  const paths = globSync(files, { cwd: root.pathname, exclude: ['**/index.ts'] })
  return (await Promise.all(paths.map(readFileTexts))).flat()
}

async function readFileTexts(path: string): Promise<Text[]> {
  const url = new URL(path, root)
  if (extname(path) === '.ts') return listTexts(await import(url.href), path)
  const content = await readFile(url, 'utf8')
  if (extname(path) === '.json') return listTexts(JSON.parse(content), path)
  return content.split('\n').map((text, index) => ({ place: `${path}:${index + 1}`, text }))
}

function listTexts(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => listTexts(inner, `${place} ${key}`))
}

/** Of the whole words, in whatever case. */
function toPattern(expressions: readonly RegExp[]): RegExp {
  const source = expressions.map((one) => one.source).join('|')
  return new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'giu')
}

const splitSentences = (text: string) =>
  text
    .replaceAll(/\s/g, ' ')
    .replaceAll("'", '’')
    .split(/(?<=[.!?]) /)

function findPromises({ place, text }: Text, language: Language): string[] {
  const allowed = toPattern(exceptions[language].map(([, exception]) => exception))
  const pattern = toPattern(promises[language])
  return splitSentences(text).flatMap((sentence) =>
    [...sentence.replaceAll(allowed, '').matchAll(pattern)].map(
      ([words]) => `${place}: '${words}' in '${sentence}'`,
    ),
  )
}

it.each(sources)('%s promise nothing', async (files, language) => {
  const texts = await readTexts(files)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.flatMap((text) => findPromises(text, language))).toEqual([])
})

it.each<[Language, string]>([
  ['fr', 'Avec ce diplôme, vous y avez droit'],
  ['fr', 'Vous avez\u00A0droit à une carte'],
  ['fr', 'Êtes-vous éligible\u00A0?'],
  ['fr', 'Deux demandes Éligibles'],
  ['fr', 'Nous garantissons le délai'],
  ['fr', 'Une demande sans aucun risque'],
  ['fr', 'Nos meilleures offres'],
  ['fr', 'Niveau recommandé'],
  ['fr', "Vos chances de succès, et d'appel"],
  ['en', 'You may qualify'],
  ['en', 'You are entitled to stay'],
  ['en', 'Check your eligibility'],
  ['en', 'Risk-free and guaranteed.'],
  ['en', 'The best level'],
  ['en', 'Recommended for you'],
  ['en', 'A good chance'],
])('%s: "%s" promises', (language, text) => {
  expect(findPromises({ place: 'planted', text: `Bonjour. ${text}` }, language)[0]).toMatch(
    /^planted: '.+' in '/,
  )
})

it.each<[Language, string]>([
  ['fr', 'Vous avez le droit de vous taire.'],
  ['fr', 'Personne ne peut garantir un visa.'],
  ['fr', 'Une lettre recommandée.'],
  ['en', 'A qualified worker has the best interests of the child in mind.'],
])('%s: "%s" does not', (language, text) => {
  expect(findPromises({ place: '', text }, language)).toEqual([])
})

describe.each(['fr', 'en'] as const)('each exception in %s', (language) => {
  it.each(exceptions[language])('is needed: %s', async (_, exception) => {
    const own = sources.filter(([, sourceLanguage]) => sourceLanguage === language)
    const texts = (await Promise.all(own.map(([files]) => readTexts(files)))).flat()
    expect(texts.some(({ text }) => toPattern([exception]).test(text))).toBe(true)
  })
})
