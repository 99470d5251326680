import { Check, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ShortlistButton.module.css'
import { useShortlist } from '#components/useShortlist.ts'

/**
 * Adds a lawyer to the shortlist or removes them. A full shortlist shows the reason when the button is
 * pressed.
 */
export function ShortlistButton({ lawyer }: { lawyer: Pick<Lawyer, 'id' | 'name'> }) {
  const { t } = useTranslation('lawyers')
  const { ids, isFull, toggle } = useShortlist()
  const reasonId = useId()
  const isShortlisted = ids.includes(lawyer.id)
  const isDisabled = isFull && !isShortlisted
  const [wasPressedWhenFull, setWasPressedWhenFull] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        aria-pressed={isShortlisted}
        aria-label={t('shortlist.addNamed', lawyer)}
        aria-disabled={isDisabled}
        aria-describedby={isDisabled ? reasonId : undefined}
        title={isDisabled ? t('shortlist.full') : undefined}
        onClick={() => {
          setWasPressedWhenFull(isDisabled)
          toggle(lawyer.id)
        }}
      >
        {isShortlisted ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
        <span>{t('shortlist.add')}</span>
      </Button>
      {isDisabled && wasPressedWhenFull && (
        <span id={reasonId} className={styles.reason}>
          {t('shortlist.full')}
        </span>
      )}
      {isDisabled && !wasPressedWhenFull && (
        <VisuallyHidden>
          <span id={reasonId}>{t('shortlist.full')}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
