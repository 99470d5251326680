import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './PictureOffer.module.css'

interface PictureOfferProps {
  host: string
  onShow: () => void
}

/** A placeholder for an image of another host that loads on consent. */
export function PictureOffer({ host, onShow }: PictureOfferProps) {
  const { t, i18n } = useTranslation('layout')
  return (
    <span className={styles.offer} lang={i18n.language}>
      <span>{t('picture.note', { host })}</span>
      <Button variant="secondary" size="small" onClick={onShow}>
        <span>{t('picture.show')}</span>{' '}
        <VisuallyHidden>{t('picture.ofHost', { host })}</VisuallyHidden>
      </Button>
    </span>
  )
}
