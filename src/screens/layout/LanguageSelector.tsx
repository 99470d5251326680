import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { languageOf } from '#i18n/i18n.ts'
import { isLanguage, languages } from '#i18n/languages.ts'
import { storeLanguage } from '#i18n/stored-language.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import styles from './LanguageSelector.module.css'

const flags = { fr: 'fr', en: 'gb' } as const

/** French or English, with a flag; the choice is kept on the device (spec 2.2, 4). */
export function LanguageSelector() {
  const { t, i18n } = useTranslation('layout')
  const current = languageOf(i18n)

  async function onLanguageChosen(chosen: string): Promise<void> {
    if (!isLanguage(chosen)) return
    // The texts of what is shown are loaded first, so that no half of the page stays behind.
    await i18n.changeLanguage(chosen)
    storeLanguage(chosen)
  }

  return (
    <div className={styles.selector}>
      <Flag code={flags[current]} size="small" />
      <select
        aria-label={t('language.label')}
        value={current}
        onChange={(event) => void onLanguageChosen(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </div>
  )
}
