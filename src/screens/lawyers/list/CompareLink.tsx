import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useShortlist } from '../useShortlist.ts'
import styles from './CompareLink.module.css'

/** On from a card whose lawyer is on the shortlist: the way to it stands at the top of the page, far above. */
export function CompareLink({ lawyerId }: { lawyerId: number }) {
  const { t } = useTranslation('lawyers')
  const { ids } = useShortlist()
  if (!ids.includes(lawyerId)) return null
  return (
    <Link to="/avocatslist/comparer" className={styles.link}>
      {t('shortlist.compare', { count: ids.length })}
    </Link>
  )
}
