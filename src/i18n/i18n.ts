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

/** All namespaces, for stories, which render parts of screens without their routes. */
export const namespaces = Object.keys(textModules).flatMap(
  (path) => path.match(/^\.\/fr\/(\w+)\.ts$/)?.[1] ?? [],
)

/** The texts that every public page shows, even if its own fail to load. */
const sharedNamespaces = ['layout', 'pages'] satisfies Namespace[]

/**
 * Loads a namespace's file, which exports the texts under the namespace's name. The back-office is in French whatever
 * the language.
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
 * Loads what an instance does not have yet. A backend of i18next would treat a namespace that failed to load as loaded,
 * without an error, and would never retry.
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
 * The interface's texts in one language; others are loaded when chosen. Resolves when the layout's texts are loaded;
 * a route's loader loads those of its screen with {@link loadTexts}.
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
    // The compiler checks that each key exists in both languages.
    fallbackLng: false,
    resources: {},
    initAsync: false,
    defaultNS: 'layout',
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  await load(instance, language, sharedNamespaces)
  return instance
}

/** The current language of an instance. */
export function getLanguage(instance: i18n): Language {
  return isLanguage(instance.language) ? instance.language : 'en'
}

/** Loads texts in the current language, and in another that is chosen meanwhile. Rejects if they cannot be loaded; the next call retries. */
export async function loadTexts(instance: i18n, requested: readonly string[]): Promise<void> {
  const { language } = instance
  await load(instance, language, requested)
  if (instance.language !== language) await loadTexts(instance, requested)
}

/**
 * Switches to another language once all that is loaded in the current one is loaded in it. Rejects if that fails: the
 * language stays.
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const loaded = Object.keys(instance.store.data[instance.language] ?? {})
  // Translations of records that cannot be loaded do not keep the language from changing.
  const hasTexts = loaded.every(
    (namespace) => isRecordNamespace(namespace) || instance.hasResourceBundle(language, namespace),
  )
  await load(instance, language, loaded)
  if (hasTexts) await instance.changeLanguage(language)
  // A page that was opened meanwhile has texts of its own.
  else await switchLanguage(instance, language)
}

const french = new WeakMap<i18n, i18n>()

/**
 * An instance with the same texts that is always in French, for the back-office (docs/decisions.md, 2.2). Use it once
 * {@link loadFrenchTexts} has resolved.
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
