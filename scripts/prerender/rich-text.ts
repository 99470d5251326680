import { prepareHtml, type PreparedHtml } from '../../src/content/prepare-html.ts'
import { window } from '../jsdom-window.ts'

const preparedTexts = new Map<string, PreparedHtml>()

/**
 * Prepares untrusted HTML as the client does. Remembers results, because many pages show the same texts.
 *
 * @param namespaces the texts that the page has loaded: a page must not show translations that its client does not have
 */
export function createPrepareHtml(namespaces: readonly string[]): typeof prepareHtml {
  return (html, options) => {
    // `translateHtml` stands for the language.
    const key = JSON.stringify([html, options, options.translateHtml && namespaces])
    const prepared = preparedTexts.get(key) ?? prepareHtml(html, options, window)
    preparedTexts.set(key, prepared)
    return prepared
  }
}
