import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { downloads, formatFileSize } from '#domain/downloads.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { LanguageNote } from '#components/language-note/LanguageNote.tsx'

import styles from './Downloads.module.css'

/** Two documents, the same for every visa (spec 2.5), each with its format and the file's real size. */
export function Downloads() {
  const { t, i18n } = useTranslation('visaDetails')
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <div className={styles.heading}>
        <h2 id="downloads">{t('downloads.title')}</h2>
        <LanguageNote />
      </div>
      <ul role="list">
        {downloads.map(({ name, file, bytes, pages }) => (
          <li key={name}>
            <a
              href={`${import.meta.env.BASE_URL}downloads/${file}`}
              download
              hrefLang="fr"
              className={styles.link}
            >
              <Download size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
              <span className={styles.name}>{t(`downloads.${name}`)}</span>
              <span className={styles.note}>
                {t('downloads.file', {
                  count: pages,
                  size: formatFileSize(bytes, getLanguage(i18n)),
                })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('downloads.sample')}</p>
    </section>
  )
}
