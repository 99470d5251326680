import { createInstance, type i18n } from 'i18next'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'

import { contentLanguage, isLanguage, type Language } from './languages.ts'
import {
  type CatalogueFileReader,
  type CatalogueFile,
  getCatalogueFileName,
  type Passages,
  type RecordNamespace,
  isRecordNamespace,
} from './catalogue.ts'
import type { Translator } from './catalogue-file.ts'
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
 * Imports a namespace's file, which exports the texts under the namespace's name. The back-office is in French whatever
 * the language.
 */
async function importTexts(language: Language, namespace: string): Promise<object> {
  const folder = isFrenchOnly(namespace) ? 'fr' : language
  const file = await textModules[`./${folder}/${namespace}.ts`]?.()
  const texts = file?.[namespace]
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in "${language}".`)
  return texts
}

/** The language of an i18next instance: of the page, where the instance is the one of `useTranslation`. */
export function getLanguage({ language }: Pick<i18n, 'language'>): Language {
  return isLanguage(language) ? language : 'en'
}

/**
 * The visitor's language, with the texts of the interface and the translations of the records that are loaded in it.
 * Components that only show texts call `useTranslation`, whose `i18n` is a proxy of one of the two instances here.
 */
export class I18nStore {
  /** i18next in the visitor's language. */
  readonly instance: i18n
  readonly #readCatalogueFile: CatalogueFileReader
  #frenchInstance: i18n | undefined
  #translator: Translator | undefined
  /** What the pages so far have loaded. Another language must have it before it is shown. */
  readonly #loadedNamespaces = new Set<string>()
  readonly #failedTranslations = new Set<RecordNamespace>()
  /** The last choice, while its texts load. */
  #chosenLanguage: Language

  /** Use {@link createI18nStore}. */
  constructor(instance: i18n, readCatalogueFile: CatalogueFileReader) {
    this.instance = instance
    this.#readCatalogueFile = readCatalogueFile
    this.#chosenLanguage = this.language
  }

  get language(): Language {
    return getLanguage(this.instance)
  }

  /**
   * i18next with the same texts, always in French, for the back-office (docs/decisions.md, 2.2). Use it once
   * {@link loadFrenchTexts} has resolved.
   */
  get frenchInstance(): i18n {
    this.#frenchInstance ??= this.instance.cloneInstance({ lng: 'fr' })
    return this.#frenchInstance
  }

  /** The functions that translate records. Undefined until translations are loaded: French readers do not download them. */
  get translator(): Translator | undefined {
    return this.#translator
  }

  /** Whether translations that a page needs could not be loaded. A prerendered page has them and cannot be hydrated. */
  get hasFailedTranslations(): boolean {
    return this.#failedTranslations.size > 0
  }

  /**
   * Loads texts, and translations of records, in the current language, and in another that is chosen meanwhile. Rejects
   * if texts cannot be loaded; the next call tries again.
   */
  async loadTexts(requested: readonly string[]): Promise<void> {
    const { language } = this
    await this.#load(language, requested)
    for (const namespace of requested) this.#loadedNamespaces.add(namespace)
    if (this.language !== language) await this.loadTexts(requested)
  }

  /** Loads texts in French, beside those of the layout. */
  async loadFrenchTexts(requested: readonly Namespace[]): Promise<void> {
    await this.#load('fr', ['layout', ...requested])
  }

  /**
   * Changes the language once all that the pages have loaded is loaded in it. Rejects if texts cannot be loaded: the
   * language stays. Translations of records that cannot be loaded do not keep it from changing.
   *
   * @returns false if another choice came meanwhile, which counts instead
   */
  async setLanguage(language: Language): Promise<boolean> {
    this.#chosenLanguage = language
    try {
      let loadedCount
      do {
        loadedCount = this.#loadedNamespaces.size
        await this.#load(language, [...this.#loadedNamespaces])
        // A page that was opened meanwhile has texts of its own.
      } while (this.#loadedNamespaces.size > loadedCount)
    } catch (error) {
      if (this.#chosenLanguage === language) throw error
    }
    if (this.#chosenLanguage !== language) return false
    if (this.language !== language) await this.instance.changeLanguage(language)
    return true
  }

  /** Reads the translations in a file without showing them: the back-office reports on them. Rejects if it cannot. */
  async readTranslations(language: Language, file: CatalogueFile): Promise<Passages> {
    const { parseCatalogueFile } = await import('./catalogue-file.ts')
    return parseCatalogueFile(await this.#readCatalogueFile(language, file))
  }

  /**
   * Adds to i18next what it does not have yet. A backend of i18next would treat a namespace that failed to load as
   * loaded, without an error, and would never retry.
   */
  async #load(language: Language, requested: readonly string[]): Promise<void> {
    await Promise.all(
      requested.map(async (namespace) => {
        if (this.instance.hasResourceBundle(language, namespace)) return
        if (isRecordNamespace(namespace)) await this.#loadTranslations(language, namespace)
        else
          this.instance.addResourceBundle(
            language,
            namespace,
            await importTexts(language, namespace),
          )
      }),
    )
  }

  /** Loads the translations of a namespace. If it cannot, the records are in French, and the next page tries again. */
  async #loadTranslations(language: Language, namespace: RecordNamespace): Promise<void> {
    if (language === contentLanguage) return
    try {
      const [{ translator }, passages] = await Promise.all([
        import('./catalogue-file.ts'),
        this.readTranslations(language, getCatalogueFileName(namespace)),
      ])
      this.#translator = translator
      this.#failedTranslations.delete(namespace)
      this.instance.addResourceBundle(language, namespace, passages)
    } catch (error) {
      this.#failedTranslations.add(namespace)
      console.error(
        `The translations ${namespace} failed to load, so the records are in French.`,
        error,
      )
    }
  }
}

/**
 * Creates a store that has the texts of the layout in one language; others are loaded when chosen. A route's loader
 * loads the texts of its screen.
 */
export async function createI18nStore(
  language: Language,
  readCatalogueFile: CatalogueFileReader,
): Promise<I18nStore> {
  const instance = createInstance()
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
  const store = new I18nStore(instance, readCatalogueFile)
  await store.loadTexts(sharedNamespaces)
  return store
}

/** The store of the app, beside the `I18nextProvider` of its instance. */
export const I18nStoreContext = createContext<I18nStore | undefined>(undefined)

export function useI18nStore(): I18nStore {
  const store = use(I18nStoreContext)
  if (store === undefined) throw new Error('useI18nStore needs an <I18nStoreContext> above it.')
  return store
}

/** The visitor's language. In the back-office, that of the page is French. */
export function useVisitorLanguage(): Language {
  const store = useI18nStore()
  const subscribe = useCallback(
    (onChange: () => void) => {
      store.instance.on('languageChanged', onChange)
      return () => store.instance.off('languageChanged', onChange)
    },
    [store],
  )
  const getSnapshot = () => store.language
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
