import { useTranslation } from 'react-i18next'

import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

import styles from './EntryList.module.css'

/** The three cards of the history, or the three values (spec 2.9). */
export function EntryList({ name }: { name: 'history' | 'values' }) {
  const { t } = useTranslation('about')
  return (
    <>
      <h2 className={styles.title}>{t(`${name}.title`)}</h2>
      <ol role="list" className={styles[name]}>
        {(['first', 'second', 'third'] as const).map((entry) => (
          <li key={entry} className={styles.entry}>
            <CodeLabel code variant="accent">
              {t(`${name}.${entry}.mark`)}
            </CodeLabel>
            <h3>{t(`${name}.${entry}.title`)}</h3>
            <p>{t(`${name}.${entry}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
