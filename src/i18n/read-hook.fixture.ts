import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import type { CatalogueFileReader } from './catalogue.ts'
import { createI18nStore, I18nStoreContext } from './i18n.ts'
import type { Language } from './languages.ts'
import { getPassageKey } from './passage.ts'
import { OriginalRecordsContext } from './record-texts.ts'

const readCatalogue: CatalogueFileReader = async () => ({
  format: 1,
  passages: { [getPassageKey('Visa étudiant')]: 'Student visa' },
})

interface Page {
  readonly language: Language
  readonly showsOriginal?: boolean
  /** The texts and translations of records that the page has loaded. */
  readonly namespaces?: readonly string[]
}

/** What a hook returns on a page, whose catalogue translates 'Visa étudiant'. */
export async function readHook<Result>(
  useHook: () => Result,
  { language, showsOriginal = false, namespaces = [] }: Page,
): Promise<Result> {
  const store = await createI18nStore(language, readCatalogue)
  await store.loadTexts(namespaces)
  const results: Result[] = []
  function Reader() {
    results.push(useHook())
    return null
  }
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: store.instance },
      createElement(
        I18nStoreContext,
        { value: store },
        createElement(
          OriginalRecordsContext,
          { value: { showsOriginal, setShowsOriginal: () => undefined } },
          createElement(Reader),
        ),
      ),
    ),
  )
  const [result] = results
  if (result === undefined) throw new Error('The hook was not called.')
  return result
}
