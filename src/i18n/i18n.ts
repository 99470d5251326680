import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { isLanguage, type Language } from './languages.ts'
import { isFrenchOnly, type Namespace } from './texts.ts'

const files = import.meta.glob<Record<string, object>>(['./fr/*.ts', './en/*.ts', '!./*/index.ts'])

/** Every namespace there is, for those who show a part of a screen without its route (stories). */
export const namespaces = Object.keys(files).flatMap(
  (path) => path.match(/^\.\/fr\/(\w+)\.ts$/)?.[1] ?? [],
)

/**
 * Loads a namespace's file, which exports the texts under the namespace's name. The back-office's have
 * French alone, which is then what any language gets.
 */
async function readTexts(language: string, namespace: string): Promise<object> {
  const folder = isFrenchOnly(namespace) ? 'fr' : language
  const file = await files[`./${folder}/${namespace}.ts`]?.()
  const texts = file?.[namespace]
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in "${language}".`)
  return texts
}

// i18next calls back, or takes the promise of a function of two parameters.
const backend = { type: 'backend', init: () => undefined, read: readTexts } as const

/**
 * The interface's texts in one language; others are loaded when chosen. Resolves when the layout's
 * texts are there: a route's loader asks for those of its screen with `loadNamespaces`.
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Each key stands in both languages (the compiler sees to it), so there is nothing to fall back to.
      fallbackLng: false,
      ns: ['layout'] satisfies Namespace[],
      defaultNS: 'layout',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  return instance
}

/** The language that an instance shows now. */
export function languageOf(instance: i18n): Language {
  return isLanguage(instance.language) ? instance.language : 'en'
}

interface FrenchTexts {
  readonly instance: i18n
  /** Before it is initialised, an instance takes every namespace for one that is not loaded. */
  readonly initialised: Promise<void>
}

const frenchTexts = new WeakMap<i18n, FrenchTexts>()

function frenchTextsOf(instance: i18n): FrenchTexts {
  const known = frenchTexts.get(instance)
  if (known !== undefined) return known
  const { promise: initialised, resolve } = Promise.withResolvers<void>()
  const french = {
    instance: instance.cloneInstance({ lng: 'fr' }, () => {
      resolve()
    }),
    initialised,
  }
  frenchTexts.set(instance, french)
  return french
}

/**
 * The same texts in French whatever the language chosen: the back-office's (decisions.md, 2.2). The
 * instance given keeps its language. To be shown once {@link loadFrenchTexts} has resolved.
 */
export function frenchOf(instance: i18n): i18n {
  return frenchTextsOf(instance).instance
}

/** Loads texts in French, beside those of the layout. */
export async function loadFrenchTexts(instance: i18n, wanted: readonly Namespace[]): Promise<void> {
  const french = frenchTextsOf(instance)
  await french.initialised
  await french.instance.loadNamespaces(['layout', ...wanted])
}
