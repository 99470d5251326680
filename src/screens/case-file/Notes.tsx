import { useTranslation } from 'react-i18next'

import { useCaseFile } from '#components/useCaseFile.ts'
import { maxNotesLength } from '#domain/case-file/case-file.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'

import styles from './CaseFile.module.css'

/** A person's own words, kept while they are typed. */
export function Notes({ notes }: { notes: string }) {
  const { t } = useTranslation('caseFile')
  const { change } = useCaseFile()
  return (
    <section
      className={styles.section}
      data-empty={notes.trim() === '' || undefined}
      aria-labelledby="notes"
    >
      <h2 id="notes">{t('notes.title')}</h2>
      <p className={styles.notesOnPaper}>{notes}</p>
      <TextArea
        className={styles.notes}
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={6}
        maxLength={maxNotesLength}
        value={notes}
        onChange={(event) => {
          const { value } = event.target
          change((file) => ({ ...file, notes: value }))
        }}
      />
    </section>
  )
}
