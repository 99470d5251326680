import { readdir } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { isFrenchOnly } from './texts.ts'

const folder = new URL('./', import.meta.url)
const fileNames = (await readdir(new URL('fr/', folder))).filter((name) => name !== 'index.ts')
const englishFileNames = await readdir(new URL('en/', folder))

/** Texts that the specification quotes, with its spaces and apostrophes. */
const quotedTexts = new Set([
  "Désolé, la page que vous recherchez n'existe pas.",
  'Niveau {{levelNumber}} : {{title}}',
  'Filtres actifs:',
  "Impossible de charger l'image",
  'Êtes-vous sûr de vouloir supprimer ce niveau ?',
  "Veuillez sauvegarder ou annuler le niveau en cours d'édition avant de soumettre le formulaire.",
  'FAQ créée avec succès !',
  'FAQ modifiée avec succès !',
  'Êtes-vous sûr de vouloir supprimer l\'article "{{title}}" ?',
  "Êtes-vous sûr de vouloir supprimer l'intervention {{title}} ?",
  'Êtes-vous sûr de vouloir supprimer la FAQ : {{title}} ?',
  "Liste d'Avocats",
  'Vous êtes avocat?',
])

type TextEntry = [key: string, text: string]

async function loadEntries(language: string, file: string): Promise<TextEntry[]> {
  const namespace = file.replace(/\.ts$/, '')
  const texts: Record<string, unknown> = await import(`./${language}/${file}`)
  return flattenTexts(texts[namespace], namespace)
}

function flattenTexts(value: unknown, key: string): TextEntry[] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    flattenTexts(inner, `${key}.${name}`),
  )
}

const getPlaceholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => String(name))

it('has no English file without a French one, and none for the back-office', () => {
  expect(
    englishFileNames.filter((name) => !fileNames.includes(name) || isFrenchOnly(name)),
  ).toEqual([])
})

describe.each(fileNames)('%s', (file) => {
  it.skipIf(isFrenchOnly(file))(
    'exists in both languages with the same keys and placeholders',
    async () => {
      const french = await loadEntries('fr', file)
      const english = new Map(await loadEntries('en', file))
      expect([...english.keys()]).toEqual(french.map(([key]) => key))
      for (const [key, text] of french) {
        expect(getPlaceholders(english.get(key) ?? '').toSorted(), key).toEqual(
          getPlaceholders(text).toSorted(),
        )
      }
    },
  )

  it('is set in French typography', async () => {
    for (const [key, text] of await loadEntries('fr', file)) {
      if (quotedTexts.has(text)) continue
      expect(text, `${key}: a no-break space before : ; ? ! »`).not.toMatch(
        / [:;?!»]|[^\s\u00a0\u202f?!…][;?!»]/u,
      )
      expect(text, `${key}: a no-break space after «`).not.toMatch(/«[^\u00a0\u202f]/u)
      expect(text, `${key}: typographic apostrophes`).not.toMatch(/\p{L}'\p{L}/u)
    }
  })
})
