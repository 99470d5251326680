import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ProfileSkeleton.module.css'

/** A profile to come: the portrait, the name, the tabs. */
export function ProfileSkeleton() {
  const { t } = useTranslation('lawyer')
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{t('eyebrow')}</h1>
      </VisuallyHidden>
      <Skeleton variant="block" className={styles.portrait} />
      <div className={styles.text}>
        <Skeleton variant="title" />
        <Skeleton lines={3} />
      </div>
      <Skeleton variant="block" className={styles.panel} />
    </div>
  )
}
