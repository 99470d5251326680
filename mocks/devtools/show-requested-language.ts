import type { I18nStore } from '#i18n/i18n.ts'
import { isLanguage, storeLanguage } from '#i18n/languages.ts'

import type { TabStorage } from '../tab-storage.ts'

/** Shows the language that the URL asked for, and keeps it, as the switch of the site does. */
export async function showRequestedLanguage(i18n: I18nStore, storage: TabStorage): Promise<void> {
  const language = storage.get('lang')
  // Once: the visitor may choose another one in this tab.
  storage.set('lang', '')
  if (isLanguage(language) && (await i18n.setLanguage(language))) storeLanguage(language)
}
