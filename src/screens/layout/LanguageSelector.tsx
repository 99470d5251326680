import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { getLanguage, switchLanguage } from '#i18n/i18n.ts'
import { isLanguage, type Language, languages, storeLanguage } from '#i18n/languages.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './LanguageSelector.module.css'

const flagCodes = { fr: 'fr', en: 'gb' } as const

/** French or English, with a flag; the choice is kept on the device (spec 2.2, 4). */
export function LanguageSelector() {
  const { t, i18n } = useTranslation('layout')
  const current = getLanguage(i18n)
  const select = useRef<HTMLSelectElement>(null)
  const [failed, setFailed] = useState<Language>()

  async function choose(chosen: Language): Promise<void> {
    setFailed(undefined)
    try {
      await switchLanguage(i18n, chosen)
      storeLanguage(chosen)
    } catch (error) {
      console.error(error)
      setFailed(chosen)
    }
  }

  return (
    <>
      <div className={styles.selector}>
        <Flag code={flagCodes[current]} size="small" />
        <select
          ref={select}
          aria-label={t('language.label')}
          value={current}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void choose(target.value)
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`language.${language}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
      {failed !== undefined && failed !== current && (
        <Notice
          variant="warning"
          announce="alert"
          className={styles.failed}
          onDismiss={() => {
            setFailed(undefined)
            select.current?.focus()
          }}
          dismissLabel={t('language.dismiss')}
        >
          <p>{t('language.failed')}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              // The button goes with its message.
              select.current?.focus()
              void choose(failed)
            }}
          >
            {t('retry')}
          </Button>
        </Notice>
      )}
    </>
  )
}
