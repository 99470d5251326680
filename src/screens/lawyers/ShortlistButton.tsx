import { Check, Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ShortlistButton.module.css'
import { restoreShortlist, useShortlist } from './useShortlist.ts'

/** Puts a lawyer on the shortlist or takes them off; says why a fifth cannot be added, to all once it is pressed. */
export function ShortlistButton({ lawyer }: { lawyer: Pick<Lawyer, 'id' | 'name'> }) {
  const { t } = useTranslation('lawyers')
  const { ids, isFull, toggle } = useShortlist()
  const reasonId = useId()
  const isKept = ids.includes(lawyer.id)
  const isRefused = isFull && !isKept
  const [wasPressed, setPressed] = useState(false)
  useEffect(restoreShortlist, [])
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className={styles.button}
        aria-pressed={isKept}
        aria-label={t('shortlist.addNamed', lawyer)}
        aria-disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        title={isRefused ? t('shortlist.full') : undefined}
        onClick={() => {
          setPressed(isRefused)
          toggle(lawyer.id)
        }}
      >
        {isKept ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
        {t('shortlist.add')}
      </Button>
      {isRefused && wasPressed && (
        <span id={reasonId} className={styles.reason}>
          {t('shortlist.full')}
        </span>
      )}
      {isRefused && !wasPressed && (
        <VisuallyHidden>
          <span id={reasonId}>{t('shortlist.full')}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
