import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { shorten } from '#domain/content-checks/finding.ts'
import { getNameField } from '#domain/entities.ts'
import type { Saving } from '#domain/saving.ts'

import type { FormValues, RecordDefinition } from '../../core/definition/record-definition.ts'
import { getListPath } from '../../core/layout/entity-links.ts'
import { showToast } from '../../core/layout/toasts.ts'
import { checkRecord } from './check-record.ts'
import { useCachedCheckContext } from './useCheckContext.ts'
import { getDismissals } from './useDismissals.ts'

/** Returns what says, once a record is saved, how many remarks on its texts remain. It never blocks anything. */
export function useRemarksToast(definition: RecordDefinition) {
  const getContext = useCachedCheckContext()
  return ({ target }: Pick<Saving<FormValues>, 'target'>, values: FormValues): void => {
    const id = target.kind === 'record' ? target.id : getLastId(target)
    const dismissals = getDismissals()
    const findings = checkRecord({ definition, id, values }, getContext())
    const count = findings.filter(({ key }) => !(key in dismissals)).length
    if (count === 0) return
    const name = values[getNameField(definition.entity)]
    showToast('info', <RemarksToast count={count} name={typeof name === 'string' ? name : ''} />)
  }
}

function getLastId(target: Saving<FormValues>['target']): number | undefined {
  return target.kind === 'none' ? target.last?.id : undefined
}

interface RemarksToastProps {
  count: number
  /** Of the record; empty if it has none. */
  name: string
}

/** How many remarks remain, with the way to them. */
function RemarksToast({ count, name }: RemarksToastProps) {
  const { t } = useTranslation('adminChecks')
  return (
    <>
      <span>
        {name === ''
          ? t('form.savedUnnamed', { count })
          : t('form.saved', { count, name: shorten(name, 60) })}
      </span>
      <span> </span>
      <Link to={getListPath('checks')} search={name === '' ? {} : { q: name }}>
        {t('form.board')}
      </Link>
    </>
  )
}
