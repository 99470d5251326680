import { Link2, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import styles from './ShareButton.module.css'
import { useShare } from './useShare.ts'

interface ShareButtonProps {
  title: string
  url: string
}

/** Shares the article, or copies its address and says so. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const { t } = useTranslation('article')
  const { canShare, outcome, share } = useShare({ title, url })
  return (
    <div className={styles.share}>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        {canShare ? <Share2 size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        {t(canShare ? 'share' : 'copy')}
      </Button>
      <p role="status" className={styles.status}>
        {outcome === 'copied' && t('copied')}
        {outcome === 'notCopied' && (
          <>
            {t('notCopied')} <span className={styles.url}>{url}</span>
          </>
        )}
      </p>
    </div>
  )
}
