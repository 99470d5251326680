import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import { pickFeaturedLawyers } from '#domain/lawyers/sort-order.ts'
import { offices } from '#domain/organisation.ts'
import { useToday } from '#components/lawyer/useToday.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LawyerSummary } from './LawyerSummary.tsx'
import styles from './NetworkLawyers.module.css'

const officeCountryCodes = offices.map(({ code }) => code)

/**
 * A lawyer of each office's country, others every day (decisions.md, 2.3). They come from the
 * directory's list; where that cannot be had, the way to the directory beside them says enough.
 */
export function NetworkLawyers() {
  const { queries } = useApi()
  const today = useToday()
  const lawyers = useQuery(queries.lawyers.list())
  const featuredLawyers = useMemo(
    () => pickFeaturedLawyers(lawyers.data ?? [], officeCountryCodes, today),
    [lawyers.data, today],
  )
  if (lawyers.isPending) {
    return (
      <div className={styles.lawyers}>
        {officeCountryCodes.map((code) => (
          <Skeleton key={code} variant="block" className={styles.placeholder} />
        ))}
      </div>
    )
  }
  if (featuredLawyers.length === 0) return null
  return (
    <ul role="list" className={styles.lawyers}>
      {featuredLawyers.map((lawyer) => (
        <li key={lawyer.id}>
          <LawyerSummary lawyer={lawyer} />
        </li>
      ))}
    </ul>
  )
}
