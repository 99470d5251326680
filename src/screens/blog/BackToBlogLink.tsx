import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { BlogOrigin } from '#components/article-card/blog-origin.ts'

import styles from './BackToBlogLink.module.css'
import { isModifiedEvent } from './is-modified-event.ts'

/**
 * The way back to the list (spec 2.7), with the filters one came from. Where the list is one step
 * back in the history the step is taken, so that it stands where it was left.
 */
export function BackToBlogLink({ origin }: { origin: BlogOrigin | undefined }) {
  const { t } = useTranslation('article')
  const { history } = useRouter()
  const isFiltered = origin?.search.country !== undefined || origin?.search.tags !== undefined

  function onBack(event: MouseEvent): void {
    if (isModifiedEvent(event) || origin?.isOneStepBack !== true) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to="/blog" search={origin?.search ?? {}} className={styles.back} onClick={onBack}>
      <ArrowLeft size={16} aria-hidden />
      {t(isFiltered ? 'backToFilters' : 'back')}
    </Link>
  )
}
