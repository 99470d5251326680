import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

import type { EntityName } from '#domain/entities.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LoadError } from '../core/errors/LoadError.tsx'
import { getListPath } from '../core/layout/entity-links.ts'
import { useLastListSearch } from '../core/layout/last-list-search.ts'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import type { PlanKind } from './PlanPanel.tsx'
import styles from './Plans.module.css'

/** The list that a plan comes from, as the user left it. */
export function useParentList(entity: EntityName) {
  const { t } = useTranslation('admin')
  const search = useLastListSearch(entity)
  return { label: t(`titles.${entity}`), link: { to: getListPath(entity), search } }
}

interface PlanStateProps {
  kind: PlanKind
  entity: EntityName
  children: ReactNode
}

/** A plan's page without a plan. */
export function PlanState({ kind, entity, children }: PlanStateProps) {
  const { t } = useTranslation('adminPlans')
  return (
    <>
      <PageHeader title={t(`titles.${kind}`)} parent={useParentList(entity)} />
      <div className={styles.page}>{children}</div>
    </>
  )
}

interface PlanLoadingProps extends Omit<PlanStateProps, 'children'> {
  /** The list that could not be loaded. */
  failed: { readonly error: unknown; readonly refetch: () => unknown } | undefined
}

/** While the records of a plan are loaded, and when they cannot be. */
export function PlanLoading({ failed, ...state }: PlanLoadingProps) {
  const { t } = useTranslation('adminPlans')
  return (
    <PlanState {...state}>
      {failed === undefined ? (
        <LoadingRegion busy label={t('loading')}>
          <Skeleton lines={2} />
          <Skeleton variant="block" />
        </LoadingRegion>
      ) : (
        <LoadError query={failed} title={t('failed')} />
      )}
    </PlanState>
  )
}

/** When the address names no record. */
export function NothingChosen(state: {
  readonly kind: Exclude<PlanKind, 'undo'>
  readonly entity: EntityName
}) {
  const { t } = useTranslation(['adminPlans', 'admin'])
  return (
    <PlanState {...state}>
      <EmptyState
        variant="empty"
        title={t('nothingChosen')}
        text={t('nothingChosenText', { action: t(`admin:plans.${state.kind}`) })}
      />
    </PlanState>
  )
}
