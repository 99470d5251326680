import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import type { LossyPaste } from './paste-watch.ts'
import styles from './RichTextEditor.module.css'

interface PasteLossesProps {
  paste: LossyPaste
  onUndo: () => void
  /** Leads to the next place. */
  onShow: () => void
  onKeep: () => void
}

/** What was lost of a paste, on the spot: nobody reads a long text again to find it. */
export function PasteLosses({ paste, onUndo, onShow, onKeep }: PasteLossesProps) {
  const { losses, hasPlaces, canUndo } = paste
  const { t, i18n } = useTranslation('adminForms')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <Notice
      variant="warning"
      title={t('editor.pasted.title')}
      announce="alert"
      className={styles.losses}
    >
      <p>
        {t('editor.pasted.text', {
          lost: list.format(losses.map((loss) => t(`editor.pasted.${loss}`))),
        })}
      </p>
      <div className={styles.choices}>
        {hasPlaces && (
          <Button variant="secondary" size="small" onClick={onShow}>
            {t('editor.pasted.show')}
          </Button>
        )}
        {canUndo && (
          <Button variant="tertiary" size="small" onClick={onUndo}>
            {t('editor.pasted.undo')}
          </Button>
        )}
        <Button variant="tertiary" size="small" onClick={onKeep}>
          {t('editor.pasted.keep')}
        </Button>
      </div>
    </Notice>
  )
}
