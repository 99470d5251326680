import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

import { describe, expect, it } from 'vitest'

import { findPromises, promiseExceptions, toWordPattern } from '#domain/content-checks/promises.ts'

type Language = 'fr' | 'en'

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

function listPromises({ place, text }: Text, language: Language): string[] {
  return findPromises(text, language).map(
    ({ words, sentence }) => `${place}: '${words}' in '${sentence}'`,
  )
}

it.each(sources)('%s promise nothing', async (files, language) => {
  const texts = await readTexts(files)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.flatMap((text) => listPromises(text, language))).toEqual([])
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
  expect(listPromises({ place: 'planted', text: `Bonjour. ${text}` }, language)[0]).toMatch(
    /^planted: '.+' in '/,
  )
})

it.each<[Language, string]>([
  ['fr', 'Vous avez le droit de vous taire.'],
  ['fr', 'Personne ne peut garantir un visa.'],
  ['fr', 'Une lettre recommandée.'],
  ['en', 'A qualified worker has the best interests of the child in mind.'],
])('%s: "%s" does not', (language, text) => {
  expect(listPromises({ place: '', text }, language)).toEqual([])
})

describe.each(['fr', 'en'] as const)('each exception in %s', (language) => {
  it.each(promiseExceptions[language])('is needed: %s', async (_, exception) => {
    const own = sources.filter(([, sourceLanguage]) => sourceLanguage === language)
    const texts = (await Promise.all(own.map(([files]) => readTexts(files)))).flat()
    expect(texts.some(({ text }) => toWordPattern([exception]).test(text))).toBe(true)
  })
})
