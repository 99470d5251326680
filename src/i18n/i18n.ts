import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { contentLanguage, isLanguage, type Language } from './languages.ts'
import {
  type CatalogueFileReader,
  type CatalogueFile,
  type Passages,
  type RecordNamespace,
  isRecordNamespace,
} from './catalogue.ts'
import { isFrenchOnly, type Namespace } from './texts.ts'

const textModules = import.meta.glob<Record<string, object>>([
  './fr/*.ts',
  './en/*.ts',
  '!./*/index.ts',
])

/** Every namespace there is, for those who show a part of a screen without its route (stories). */
export const namespaces = Object.keys(textModules).flatMap(
  (path) => path.match(/^\.\/fr\/(\w+)\.ts$/)?.[1] ?? [],
)

/** What every public page shows, also one whose own texts cannot be had. */
const frame = ['layout', 'pages'] satisfies Namespace[]

/**
 * Loads a namespace's file, which exports the texts under the namespace's name. The back-office's have
 * French alone, which is then what any language gets.
 */
async function importTexts(language: string, namespace: string): Promise<object> {
  const folder = isFrenchOnly(namespace) ? 'fr' : language
  const file = await textModules[`./${folder}/${namespace}.ts`]?.()
  const texts = file?.[namespace]
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in "${language}".`)
  return texts
}

const failedTranslations = new WeakMap<i18n, Set<string>>()

/** Whether translations that were asked for could not be loaded. A prerendered page has them and cannot be hydrated. */
export function hasFailedTranslations(instance: i18n): boolean {
  return (failedTranslations.get(instance)?.size ?? 0) > 0
}

/** How each instance reads the translations of the records. */
const catalogueFileReaders = new WeakMap<i18n, CatalogueFileReader>()

/**
 * Loads the translations of a namespace. Undefined if they cannot be loaded: the records are then shown in French, and
 * the next page tries again.
 */
async function importTranslations(
  instance: i18n,
  language: string,
  namespace: RecordNamespace,
): Promise<object | undefined> {
  if (language === contentLanguage) return {}
  try {
    const { loadCatalogueFile } = await import('./catalogue-file.ts')
    const translations = await loadCatalogueFile(
      language,
      namespace,
      catalogueFileReaders.get(instance),
    )
    failedTranslations.get(instance)?.delete(namespace)
    return translations
  } catch (error) {
    failedTranslations.set(instance, new Set(failedTranslations.get(instance)).add(namespace))
    console.error(
      `The translations ${namespace} failed to load, so the records are in French.`,
      error,
    )
    return undefined
  }
}

/**
 * Loads what an instance does not have yet. Not by a backend of i18next: that takes a namespace whose file
 * failed for one that is loaded, says nothing and never asks again.
 */
async function load(instance: i18n, language: string, requested: readonly string[]): Promise<void> {
  const missing = requested.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = isRecordNamespace(namespace)
        ? await importTranslations(instance, language, namespace)
        : await importTexts(language, namespace)
      if (texts !== undefined) instance.addResourceBundle(language, namespace, texts)
    }),
  )
}

/**
 * The translations in a file, without showing them: the back-office reads the English ones. Rejects if they cannot be
 * loaded.
 */
export async function readTranslations(
  instance: i18n,
  language: Language,
  file: CatalogueFile,
): Promise<Passages> {
  const { readCatalogueFile } = await import('./catalogue-file.ts')
  return readCatalogueFile(language, file, catalogueFileReaders.get(instance))
}

/**
 * The interface's texts in one language; others are loaded when chosen. Resolves when the layout's
 * texts are there: a route's loader asks for those of its screen with {@link loadTexts}.
 */
export async function createI18n(
  language: Language,
  readCatalogueFile?: CatalogueFileReader,
): Promise<i18n> {
  const instance = createInstance()
  if (readCatalogueFile !== undefined) catalogueFileReaders.set(instance, readCatalogueFile)
  // oxlint-disable-next-line baseline/use-baseline -- i18next’s own
  await instance.use(initReactI18next).init({
    lng: language,
    // Each key stands in both languages (the compiler sees to it), so there is nothing to fall back to.
    fallbackLng: false,
    resources: {},
    initAsync: false,
    defaultNS: 'layout',
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  await load(instance, language, frame)
  return instance
}

/** The language that an instance shows now. */
export function getLanguage(instance: i18n): Language {
  return isLanguage(instance.language) ? instance.language : 'en'
}

/** Loads texts in the language shown, and in another that is chosen meanwhile. Rejects when they cannot be had; the next call tries again. */
export async function loadTexts(instance: i18n, requested: readonly string[]): Promise<void> {
  const { language } = instance
  await load(instance, language, requested)
  if (instance.language !== language) await loadTexts(instance, requested)
}

/** Shows another language once all that is loaded in this one is there in it. Rejects when that cannot be had: the language stays. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const loaded = Object.keys(instance.store.data[instance.language] ?? {})
  const isMissing = (namespace: string) => !instance.hasResourceBundle(language, namespace)
  // Translations that cannot be loaded do not keep the language from changing.
  if (loaded.filter(isMissing).every(isRecordNamespace)) {
    await load(instance, language, loaded)
    await instance.changeLanguage(language)
    return
  }
  await load(instance, language, loaded)
  // A page that was opened meanwhile has texts of its own.
  await switchLanguage(instance, language)
}

const french = new WeakMap<i18n, i18n>()

/**
 * The same texts in French whatever the language chosen: the back-office's (docs/decisions.md, 2.2). The
 * instance given keeps its language. To be shown once {@link loadFrenchTexts} has resolved.
 */
export function getFrenchI18n(instance: i18n): i18n {
  const known = french.get(instance)
  if (known !== undefined) return known
  const clone = instance.cloneInstance({ lng: 'fr' })
  const readCatalogueFile = catalogueFileReaders.get(instance)
  if (readCatalogueFile !== undefined) catalogueFileReaders.set(clone, readCatalogueFile)
  french.set(instance, clone)
  return clone
}

/** Loads texts in French, beside those of the layout. */
export async function loadFrenchTexts(
  instance: i18n,
  requestedNamespaces: readonly Namespace[],
): Promise<void> {
  await load(instance, 'fr', ['layout', ...requestedNamespaces])
}
