import { useRouter } from '@tanstack/react-router'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import styles from './CopyLinkButton.module.css'

/** Copies the address of a question, and says so; where that is not allowed, shows it to be copied by hand. */
export function CopyLinkButton({ question }: { question: number }) {
  const { t } = useTranslation('faq')
  const router = useRouter()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  function getQuestionUrl(): string {
    const { publicHref } = router.buildLocation({
      to: '/faq',
      search: { question: String(question) },
    })
    return new URL(publicHref, window.location.origin).href
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getQuestionUrl())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.row}>
      <Button variant="tertiary" size="small" className={styles.button} onClick={() => void copy()}>
        <Link2 size={16} aria-hidden />
        {t('copyLink')}
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && (
          <>
            <Check size={16} aria-hidden /> {t('linkCopied')}
          </>
        )}
        {outcome === 'refused' && (
          <>
            {t('linkRefused')} <span className={styles.url}>{getQuestionUrl()}</span>
          </>
        )}
      </span>
    </div>
  )
}
